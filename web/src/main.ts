import "@fontsource/marcellus/latin-400.css";
import "@fontsource/marcellus/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-ext-600.css";
import "@fontsource/source-sans-3/latin-ext-700.css";
import "./style/tokens.css";
import "./style/house.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { chooseLanguage } from "./i18n/language.svelte";
import { openOffline } from "./offline";
import { applySettings, followOtherWindows } from "./settings.svelte";

applySettings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);
followOtherWindows(() => void chooseLanguage());
await chooseLanguage();
openOffline();
const target = document.getElementById("app");
if (target) mount(App, { target });

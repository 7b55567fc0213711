import "./style/fonts.css";
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

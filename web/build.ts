/** What the build does beside bundling: it parts the words, packs files once for all, and lets the pages open offline. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

const PACKED = /\.(js|css|svg|html|wasm|webmanifest)$/;
/** Smaller files are sent as they are: packing them saves nothing that a packet would show. */
const SMALLEST = 700;

const NAMED_FILE = /(?:src|href)="\/(assets\/[^"]+)"/g;

/** Files that every page needs: what the page names, and all that this imports at once. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const picture of chunk.viteMetadata?.importedAssets ?? []) wanted.add(picture);
    chunk.imports.forEach(add);
  };
  const page = bundle["index.html"];
  if (page?.type !== "asset") throw new Error("the build has no index.html");
  for (const [, name] of String(page.source).matchAll(NAMED_FILE)) add(name!);
  // A font that a page needs is among what it has loaded, and is kept with that.
  return [...wanted].filter((name) => !name.endsWith(".woff2")).sort();
}

/** Writes the service worker, with the files of this build in it. */
export function opensOffline(source: string): Plugin {
  return {
    name: "qalat-opens-offline",
    apply: "build",
    generateBundle: {
      // When the page is written: what it names is what there will be.
      order: "post",
      handler(_, bundle) {
        const shell = shellOf(bundle);
        const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex");
        const files = ["/", "/mark.svg", "/manifest.webmanifest", ...shell.map((name) => `/${name}`)];
        const rest = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(js|css|svg|wasm)$/.test(name) && !shell.includes(name))
          .map((name) => `/${name}`);
        const text = readFileSync(source, "utf8")
          .replace("__BUILD__", build.slice(0, 12))
          .replace('"__SHELL__"', JSON.stringify(JSON.stringify(files)))
          .replace('"__REST__"', JSON.stringify(JSON.stringify(rest)));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: text });
      },
    },
  };
}

/** Puts the games' modules beside the pages, under the names that imports of them have. */
export function carriesModules(folder: string): Plugin {
  return {
    name: "qalat-carries-modules",
    apply: "build",
    buildStart() {
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: "asset", name, source: readFileSync(join(folder, name)) });
      }
    },
  };
}

/** Packs what was built beside it, as well as it goes: the server need not do it for every visitor. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "qalat-packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (PACKED.test(name)) pack(join(folder, name));
      }
    },
  };
}

function pack(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

const IMPORTED = /^\s*(?:import|export)\s[^"';]*?from\s*"(\.[^"]+)"|^\s*import\s*"(\.[^"]+)"/gm;
/** Messages of a locale, each with the lines below it that belong to it. */
const MESSAGE = /^([a-z][\w-]*) =.*(?:\n(?:[ \t].*|(?=\n[ \t])))*/gm;
const NAMED = /"([a-z][\w-]*)"/g;
const BEGUN = /`([a-z_]+(?:-[a-z_]+)*-)\$\{/g;

/** The sources that a page has loaded before it shows anything: an entry and all that it imports at once. */
function sourcesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !/\.(ts|svelte)$/.test(entry)) return found;
  found.add(entry);
  for (const [, named, bare] of readFileSync(entry, "utf8").matchAll(IMPORTED)) {
    const path = resolve(dirname(entry), (named ?? bare)!);
    const file = [path, `${path}.ts`].find((each) => /\.\w+$/.test(each) && existsSync(each));
    if (file) sourcesOf(file, found);
  }
  return found;
}

/** Part the messages of a locale in those that some sources ask for, and the others. */
export function partedWords(locale: string, sources: readonly string[]): { first: string; rest: string } {
  const text = sources.join("\n");
  const names = new Set([...text.matchAll(NAMED)].map((each) => each[1]!));
  const openings = [...text.matchAll(BEGUN)].map((each) => each[1]!);
  const isAsked = (key: string): boolean =>
    names.has(key) || openings.some((opening) => key.startsWith(opening));
  const messages = [...locale.matchAll(MESSAGE)];
  const joined = (isFirst: boolean): string =>
    messages
      .filter((each) => isAsked(each[1]!) === isFirst)
      .map((each) => `${each[0]}\n`)
      .join("");
  return { first: joined(true), rest: joined(false) };
}

/** Gives of a locale, `words.ftl?first`, what the first page says, and `words.ftl?rest`, the rest. */
export function partsWords(entry: string): Plugin {
  let sources: string[] | null = null;
  return {
    name: "qalat-parts-words",
    enforce: "pre",
    load(id) {
      const [path, part] = id.split("?");
      if (!path?.endsWith(".ftl") || (part !== "first" && part !== "rest")) return null;
      sources ??= [...sourcesOf(entry)].map((each) => readFileSync(each, "utf8"));
      this.addWatchFile(path);
      const words = partedWords(readFileSync(path, "utf8"), sources);
      return { code: `export default ${JSON.stringify(words[part])}`, moduleType: "js" };
    },
  };
}

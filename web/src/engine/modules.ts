/** The modules that lie beside the pages, one a game. */

const ADDRESSES = Object.entries(
  import.meta.glob<string>("./modules/*.wasm", { eager: true, query: "?url", import: "default" }),
);

/** Fetch a game's module and compile it. */
export async function moduleOf(game: string): Promise<WebAssembly.Module> {
  const [, address] = ADDRESSES.find(([path]) => path.endsWith(`/${game}.wasm`)) ?? [];
  if (address === undefined) throw new RangeError(`no game is called ${game}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A host may not know the type of such files.
  const isDeclared = response.headers.get("Content-Type") === "application/wasm";
  return isDeclared
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

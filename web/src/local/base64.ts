/** Bytes as text, as records travel in messages. */

export function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

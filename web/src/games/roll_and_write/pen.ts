/** What is drawn by hand on the sheet: a stroke differs from place to place, not from time to time. */

/** Return a small shift for one of a place's strokes. */
function slip(place: number, stroke: number): number {
  return ((place * 37 + stroke * 17) % 9) - 4;
}

/** The cross over a building, in a box of 100 by 100. */
export function cross(place: number): string {
  const at = (x: number, y: number, stroke: number): string =>
    `${x + slip(place, stroke)} ${y + slip(place, stroke + 1)}`;
  return (
    `M${at(14, 16, 1)}Q${at(50, 46, 3)} ${at(87, 85, 5)}` +
    `M${at(86, 14, 7)}Q${at(48, 53, 9)} ${at(13, 88, 2)}`
  );
}

/** The ring round a coin that was gained, round 0, 0 with radius 10. */
export function ring(place: number): string {
  const off = slip(place, 1) * 0.12;
  return (
    `M-10 ${1 + off}C-10.5 -8 -2 -12 5 ${-9 + off}C13 -5 11 8 ${2 + off} 10` +
    `C-6 11.5 -10.5 5 -9 ${-4 - off}`
  );
}

/** The two strokes over a coin that was spent, round 0, 0. */
export function strokes(place: number): string {
  const off = slip(place, 2) * 0.25;
  return `M-8 ${-8 + off}L8 ${8 - off}M${8 + off} -8L${-8 - off} 8`;
}

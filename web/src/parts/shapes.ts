/** Shapes that many pictures share, as SVG path data. */

/** The khatam: an eight-point star, two squares laid over each other. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index - Math.PI / 2;
    const reach = index % 2 ? radius * 0.765 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A horseshoe arch's opening: its left side, width, springing line and foot. */
export function horseshoe(x: number, width: number, spring: number, foot: number): string {
  const radius = width / 2;
  const over = width * 0.08;
  return (
    `M${x + over} ${foot}V${spring + radius * 0.55}` +
    `C${x - over} ${spring + radius * 0.1} ${x} ${spring - radius * 0.75} ${x + radius} ${spring - radius * 0.75}` +
    `C${x + width} ${spring - radius * 0.75} ${x + width + over} ${spring + radius * 0.1} ${x + width - over} ${spring + radius * 0.55}` +
    `V${foot}Z`
  );
}

/** The six seats: disc colour, its dark shade, and the ink on it. */
export const SEATS = [
  { sign: "pomegranate", base: "#BE3A33", deep: "#7A1D19", ink: "#FFFFFF" },
  { sign: "sun", base: "#E0AE2B", deep: "#6B4C00", ink: "#2B1B10" },
  { sign: "palm", base: "#3E8A57", deep: "#174A2A", ink: "#FFFFFF" },
  { sign: "wave", base: "#3A70B2", deep: "#163C6F", ink: "#FFFFFF" },
  { sign: "moon", base: "#EDE6D6", deep: "#5C5444", ink: "#2B1B10" },
  { sign: "key", base: "#3A3531", deep: "#191513", ink: "#FFFFFF" },
] as const;

/** The sign of each seat inside a disc of radius 10 round 0, 0. */
export const SIGNS = [
  "M0 -4.5C-4 -4.5 -5 -1.5 -5 0.8C-5 4 -2.6 6 0 6C2.6 6 5 4 5 0.8C5 -1.5 4 -4.5 0 -4.5ZM-2.4 -4.2L-2.6 -7L-1 -5.6L0 -7.4L1 -5.6L2.6 -7L2.4 -4.2Z",
  "M0 -3.4A3.4 3.4 0 1 0 0.01 -3.4ZM0 -7.4V-5.2M0 5.2V7.4M-7.4 0H-5.2M5.2 0H7.4M-5.2 -5.2L-3.7 -3.7M3.7 3.7L5.2 5.2M-5.2 5.2L-3.7 3.7M3.7 -3.7L5.2 -5.2",
  "M0 7V-1M0 -1C-2 -4 -5 -4 -6.5 -1.5M0 -1C2 -4 5 -4 6.5 -1.5M0 -1C-1.5 -5 -3.5 -6 -5.5 -5.5M0 -1C1.5 -5 3.5 -6 5.5 -5.5M0 -1V-6",
  "M-7 -2.4C-5 -5 -3 -5 -1 -2.4S3 0.2 7 -2.4M-7 2.8C-5 0.2 -3 0.2 -1 2.8S3 5.4 7 2.8",
  "M3.6 -5.4A6.4 6.4 0 1 0 5.8 3.4A5.2 5.2 0 0 1 3.6 -5.4Z",
  "M0 -6.2A2.8 2.8 0 1 0 0.01 -6.2ZM0 -0.6V6.6M0 3H2.8M0 6.2H2.2",
] as const;

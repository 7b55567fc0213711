/** How parts of a score are drawn: a colour, the ink on it, and a pattern, so that none is colour alone. */

interface PartLook {
  colour: string;
  ink: string;
  /** Strokes of the pattern in a square of 12. */
  pattern: string;
}

const STARS = "M6 1L7.4 4.6L11 6L7.4 7.4L6 11L4.6 7.4L1 6L4.6 4.6Z";
const LATTICE = "M0 6L6 0L12 6L6 12Z";
const STRIPES = "M3 0V12M9 0V12";
const STONES = "M0 0H12M0 6H12M6 0V6M0 6V12";
const SCALES = "M0 6A6 6 0 0 1 12 6M-6 12A6 6 0 0 1 6 12M6 12A6 6 0 0 1 18 12";
const CHEVRONS = "M0 9L6 3L12 9";
const MERLONS = "M0 9V4H4V7H8V4H12V9";
const LINES = "M0 3H12M0 9H12";
const HATCH = "M0 12L12 0M0 0L12 12";
const DOTS = "M6 5V7M0 11V13M12 11V13";

const look = (colour: string, ink: string, pattern: string): PartLook => ({ colour, ink, pattern });
const DARK = "#22160B";
const LIGHT = "#FFFFFF";

const LOOKS: Record<string, PartLook> = {
  pavilion: look("#2B78AF", LIGHT, STARS),
  seraglio: look("#9A2A2C", LIGHT, LATTICE),
  palace: look("#9A2A2C", LIGHT, LATTICE),
  arcades: look("#C08A4E", DARK, STRIPES),
  chambers: look("#E4DED0", DARK, STONES),
  castle: look("#E4DED0", DARK, STONES),
  garden: look("#8BBF66", DARK, SCALES),
  tower: look("#4E3785", LIGHT, CHEVRONS),
  wall: look("#6E5426", LIGHT, MERLONS),
  rows: look("#0E6B70", LIGHT, LINES),
  columns: look("#6D8F3C", DARK, STRIPES),
  coins: look("#E3B432", DARK, DOTS),
  bonus: look("#3B3836", LIGHT, HATCH),
  buildings: look("#DE8434", DARK, LATTICE),
  stables: look("#86552C", LIGHT, DOTS),
  walls: look("#DDB97F", DARK, MERLONS),
  merchants: look("#0E7C80", LIGHT, SCALES),
  "palace cards": look("#9A2A2C", LIGHT, STARS),
  "tower cards": look("#4E3785", LIGHT, CHEVRONS),
};

const OTHER = look("#5D4630", LIGHT, HATCH);

export function lookOf(part: string): PartLook {
  return LOOKS[part] ?? OTHER;
}

/** The key under which a part's name is worded. */
export function partKey(part: string): string {
  return part.replaceAll(" ", "_");
}

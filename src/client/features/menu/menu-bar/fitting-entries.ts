import type { MenuEntry } from './menu-entries.ts';

// Which entries stand in the bar, and which wait under 'Altro', is settled without measuring: so the
// server's page has them in their places, and nothing moves when the browser takes it over.

/** Screens as the style sheets know them, and what stands between two of them. */
export type BarSize = 'md' | 'lg' | 'xl';

/** Lengths in rem, as the media queries are. They are the classes of the header, the bar and its entries. */
type Bar = {
  /** Between the edges of the page, without a scroll bar, the account and the gaps. */
  room: number;
  /** What the site's name keeps when it could be longer. */
  nameMin: number;
  fontSize: number;
  /** Left and right of a label, together. */
  padding: number;
  /** The widest entry; a longer label takes several lines. */
  entryMax: number;
};

const bars: Record<BarSize, Bar> = {
  md: { room: 32.5, nameMin: 7.5, fontSize: 0.9375, padding: 0.75, entryMax: 10 },
  lg: { room: 44, nameMin: 10, fontSize: 1, padding: 1.5, entryMax: 12 },
  xl: { room: 57, nameMin: 14, fontSize: 1, padding: 1.5, entryMax: 14 },
};

const NAME_FONT_SIZE = 1.25;
/** The arrow of an entry that opens a list, and the gap before it. */
const ARROW = 1.25;

/** How wide letters of the site's fonts are, in em; the first pattern that fits counts. */
const letterWidths: readonly [RegExp, number][] = [
  [/[\s!'’.,:;Iijl|]/, 0.25],
  [/["()/[\]frt{}1*-]/, 0.37],
  [/[aceksvxyz37?FJL]/, 0.53],
  [/[mwMW@%]/, 0.87],
  [/[A-Z&#+]/, 0.72],
  [/[^ -ɏ\u2000-\u206f]/, 1],
];
const OTHER_LETTER = 0.58;

/** About how wide a text is, in em. Never much less than it is. */
export const textWidth = (text: string): number =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, letter) =>
      sum + (letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_LETTER),
    0,
  );

const entryWidth = ({ fontSize, padding, entryMax }: Bar, label: string, hasArrow: boolean) =>
  Math.min(entryMax, textWidth(label) * fontSize + padding + (hasArrow ? ARROW : 0));

/** What stands in for the entries that have no room. */
export const MORE = 'Altro';

/** How many of the entries, from the first on, have room in a bar. */
const countThatFits = (bar: Bar, entries: readonly MenuEntry[], siteName: string): number => {
  const room = bar.room - Math.min(bar.nameMin, textWidth(siteName) * NAME_FONT_SIZE);
  let end = 0;
  const ends = entries.map(({ label, children }) => {
    end += entryWidth(bar, label, children.length > 0);
    return end;
  });
  if (end <= room) return entries.length;
  const roomBeforeMore = room - entryWidth(bar, MORE, true);
  return ends.filter((place) => place <= roomBeforeMore).length;
};

/** An entry, and the smallest screen on which it stands in the bar; null where it never does. */
export type PlacedEntry = { entry: MenuEntry; from: BarSize | null };

/** Where each entry stands. What stands in a narrow bar stands in every wider one. */
export const placeEntries = (entries: readonly MenuEntry[], siteName: string): PlacedEntry[] => {
  const xl = countThatFits(bars.xl, entries, siteName);
  const lg = Math.min(xl, countThatFits(bars.lg, entries, siteName));
  const md = Math.min(lg, countThatFits(bars.md, entries, siteName));
  const fromOf = (index: number): BarSize | null => {
    if (index < md) return 'md';
    if (index < lg) return 'lg';
    return index < xl ? 'xl' : null;
  };
  return entries.map((entry, index) => ({ entry, from: fromOf(index) }));
};

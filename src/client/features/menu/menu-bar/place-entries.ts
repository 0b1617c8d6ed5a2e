import type { MenuEntry } from './menu-entries.ts';

// The server estimates from the length of the labels which entries fit the bar and which go under 'Altro':
// measuring in the browser would cause a layout shift. If an estimate is too small, the bar wraps.

/** The breakpoints from which the bar is wider. */
export type BarSize = 'md' | 'lg' | 'xl';

/** Lengths in rem, derived from the classes of the header, the bar and its entries. */
type Bar = {
  /** The page's width minus margins, account menu and gaps. */
  room: number;
  /** The least width of the site's name. */
  nameMin: number;
  fontSize: number;
  /** Left and right of a label, together. */
  padding: number;
  /** The widest entry; a longer label wraps. */
  entryMax: number;
};

const bars: Record<BarSize, Bar> = {
  md: { room: 29, nameMin: 7.5, fontSize: 0.9375, padding: 0.75, entryMax: 10 },
  lg: { room: 43.5, nameMin: 10, fontSize: 1, padding: 1.5, entryMax: 12 },
  xl: { room: 49.25, nameMin: 14, fontSize: 1, padding: 1.5, entryMax: 14 },
};

const NAME_FONT_SIZE = 1.25;
/** The chevron of an entry with children, and the gap before it. */
const CHEVRON = 1.25;
/** The menu of languages, and the gap before the account menu. */
const LANGUAGES = 4.75;
/** The average letter width of Figtree in Italian labels. */
const EM_PER_LETTER = 0.5;

const textWidth = (text: string): number => text.length * EM_PER_LETTER;

const entryWidth = ({ fontSize, padding, entryMax }: Bar, label: string, hasChevron: boolean) =>
  Math.min(entryMax, textWidth(label) * fontSize + padding + (hasChevron ? CHEVRON : 0));

type Header = {
  siteName: string;
  /** Whether a language menu is beside the bar. */
  hasLanguages: boolean;
  /** The label of the entry with those that do not fit. */
  more: string;
};

const countThatFits = (
  bar: Bar,
  entries: readonly MenuEntry[],
  { siteName, hasLanguages, more }: Header,
): number => {
  const name = Math.min(bar.nameMin, textWidth(siteName) * NAME_FONT_SIZE);
  const room = bar.room - name - (hasLanguages ? LANGUAGES : 0);
  let end = 0;
  const ends = entries.map(({ label, children }) => {
    end += entryWidth(bar, label, children.length > 0);
    return end;
  });
  if (end <= room) return entries.length;
  const roomBeforeMore = room - entryWidth(bar, more, true);
  return ends.filter((place) => place <= roomBeforeMore).length;
};

/** An entry and the breakpoint from which it is in the bar; null for never. */
export type PlacedEntry = { entry: MenuEntry; from: BarSize | null };

/** An entry that fits a narrow bar is in every wider one too. */
export const placeEntries = (entries: readonly MenuEntry[], header: Header): PlacedEntry[] => {
  const xl = countThatFits(bars.xl, entries, header);
  const lg = Math.min(xl, countThatFits(bars.lg, entries, header));
  const md = Math.min(lg, countThatFits(bars.md, entries, header));
  const fromOf = (index: number): BarSize | null => {
    if (index < md) return 'md';
    if (index < lg) return 'lg';
    return index < xl ? 'xl' : null;
  };
  return entries.map((entry, index) => ({ entry, from: fromOf(index) }));
};

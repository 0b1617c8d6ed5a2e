import type { StayDate } from '#shared/stay-dates.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out in one encoding. */
export type PageCopy = { body: Buffer; etag: string; headers: Record<string, string> };

/** A page, and its copies in the encodings that somebody asked for, made or being made. */
export type StoredPage = {
  plain: Buffer;
  digest: string;
  headers: Record<string, string>;
  copies: Partial<Record<Encoding, PageCopy | Promise<PageCopy>>>;
};

/** Some three hundred pages, more than a house's site has; the oldest makes room. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What compressed copies take is a part of the page itself. */
const sizeOf = ({ plain }: StoredPage): number => plain.byteLength * 1.5;

export type PageCache = {
  get(key: string, today: StayDate): StoredPage | undefined;
  /** Draws a page at most once at a time: who asks meanwhile gets the same one. */
  getOrDraw(
    key: string,
    today: StayDate,
    draw: () => Promise<StoredPage | undefined>,
  ): Promise<StoredPage | undefined>;
  /** Forgets every page, and keeps what is being drawn right now from being stored. */
  clear(): void;
};

/** Whole pages, kept until something changes or the house's day does: calendars know today. */
export const createPageCache = (): PageCache => {
  let pages = new Map<string, StoredPage>();
  let drawing = new Map<string, Promise<StoredPage | undefined>>();
  let day: StayDate | undefined;

  const clear = (): void => {
    pages = new Map();
    drawing = new Map();
  };
  const turnTo = (today: StayDate): void => {
    if (day !== today) clear();
    day = today;
  };
  const store = (into: Map<string, StoredPage>, key: string, page: StoredPage): void => {
    into.set(key, page);
    let bytes = [...into.values()].reduce((sum, stored) => sum + sizeOf(stored), 0);
    for (const [oldest, stored] of into) {
      if (bytes <= MAX_BYTES) return;
      into.delete(oldest);
      bytes -= sizeOf(stored);
    }
  };

  return {
    clear,
    get: (key, today) => {
      turnTo(today);
      return pages.get(key);
    },
    getOrDraw: (key, today, draw) => {
      turnTo(today);
      const underway = drawing.get(key);
      if (underway) return underway;
      // A page begun before a change lands in the maps of that time, which nobody reads any more.
      const [pagesNow, drawingNow] = [pages, drawing];
      const drawn = draw()
        .then((page) => {
          if (page) store(pagesNow, key, page);
          return page;
        })
        .finally(() => drawingNow.delete(key));
      drawing.set(key, drawn);
      return drawn;
    },
  };
};

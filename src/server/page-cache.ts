import { LRUCache } from 'lru-cache';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in one encoding, ready to send. */
export type PageCopy = { body: Buffer; etag: string; headers: Record<string, string> };

/** A page and its compressed copies, which are made when a client first asks for one. */
export type StoredPage = {
  plain: Buffer;
  digest: string;
  headers: Record<string, string>;
  copies: Partial<Record<Encoding, PageCopy | Promise<PageCopy>>>;
};

/** About three hundred pages, more than the site has; the least recently used one is evicted. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Compressed copies take about half as much as the page itself. */
const sizeOf = ({ plain }: StoredPage): number => Math.ceil(plain.byteLength * 1.5) || 1;

const createStore = () =>
  new LRUCache<string, StoredPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

export type PageCache = {
  get(key: string, today: StayDate): StoredPage | undefined;
  /** Renders a missing page; requests that arrive meanwhile share the result. */
  getOrRender(
    key: string,
    today: StayDate,
    render: () => Promise<StoredPage | undefined>,
  ): Promise<StoredPage | undefined>;
  /** Drops every page, including those being rendered. */
  clear(): void;
};

/** Whole pages, cached until data changes or the date in Italy does, on which calendars depend. */
export const createPageCache = (): PageCache => {
  let pages = createStore();
  let rendering = new Map<string, Promise<StoredPage | undefined>>();
  let day: StayDate | undefined;

  const clear = (): void => {
    pages = createStore();
    rendering = new Map();
  };
  const turnTo = (today: StayDate): void => {
    if (day !== today) clear();
    day = today;
  };

  return {
    clear,
    get: (key, today) => {
      turnTo(today);
      return pages.get(key);
    },
    getOrRender: (key, today, render) => {
      turnTo(today);
      const running = rendering.get(key);
      if (running) return running;
      // A render started before `clear()` writes to the old stores, which are no longer read.
      const [pagesNow, renderingNow] = [pages, rendering];
      const rendered = render()
        .then((page) => {
          if (page) pagesNow.set(key, page);
          return page;
        })
        .finally(() => renderingNow.delete(key));
      rendering.set(key, rendered);
      return rendered;
    },
  };
};

import type { AppContext, Caller } from '#server/app-context.ts';
import type { Locale } from '#shared/languages/locales.ts';

/** The context of every tRPC procedure. */
export type RequestContext = {
  app: AppContext;
  /** Null for a visitor. */
  caller: Caller | null;
  /** Whether the site is in preparation and the caller is not staff. */
  isHidden: boolean;
  /** The language that the caller reads. */
  locale: Locale;
  requestId: string;
  /** The client's IP address, taken from trusted proxies only. */
  clientAddress: string;
  /** The User-Agent header; empty when there is none. */
  userAgent: string;
};

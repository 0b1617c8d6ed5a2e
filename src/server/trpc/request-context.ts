import type { AppContext, Caller } from '#server/app-context.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { Locale } from '#shared/languages/locales.ts';

/** The context of every tRPC procedure. */
export type RequestContext = {
  app: AppContext;
  /** Null for a visitor. */
  caller: Caller | null;
  /**
   * The role whose menu and drafts the answer shows: the caller's, or that of the staff for whom a page is
   * rendered, who has no other rights there. Null for a visitor.
   */
  viewer: Role | null;
  /** Whether the site is in preparation and the viewer is not staff. */
  isHidden: boolean;
  /** The language that the caller reads. */
  locale: Locale;
  requestId: string;
  /** The client's IP address, taken from trusted proxies only. */
  clientAddress: string;
  /** The User-Agent header; empty when there is none. */
  userAgent: string;
  /** Makes staff's cookie follow the session: the one of the call, or one that the call has opened. */
  followSession(openedToken?: string): Promise<void>;
};

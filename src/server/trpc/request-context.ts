import type { AppContext, Caller } from '#server/app-context.ts';

/** The context of every tRPC procedure. */
export type RequestContext = {
  app: AppContext;
  /** Null for a visitor. */
  caller: Caller | null;
  requestId: string;
  /** The client's IP address, taken from trusted proxies only. */
  clientAddress: string;
  /** The User-Agent header; empty when there is none. */
  userAgent: string;
};

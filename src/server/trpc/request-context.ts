import type { AppContext, Caller } from '#server/app-context.ts';

/** What a procedure knows of the call it answers. */
export type RequestContext = {
  app: AppContext;
  /** Null for a visitor. */
  caller: Caller | null;
  requestId: string;
  /** The client's address, as far as the trusted proxies vouch for it. */
  clientAddress: string;
  /** What the client says it is; empty when it says nothing. */
  userAgent: string;
};

/** How long the site waits for a client that is slow, in milliseconds. */
export type Patience = {
  /** For the head of a request, from the connection's or the request's first byte on. */
  headMs: number;
  /** How often is looked for heads that are late: so much later one is cut off at most. */
  checkMs: number;
  /** For a whole body, or for the next piece of an upload. */
  bodyMs: number;
  /** For a client that takes nothing of its answer. */
  readerMs: number;
};

/** Head and body together take a minute at most; who reads nothing for almost as long is gone. */
export const usualPatience: Patience = {
  headMs: 15_000,
  checkMs: 5_000,
  bodyMs: 40_000,
  readerMs: 50_000,
};

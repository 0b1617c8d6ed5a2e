/** How long the site waits for a client that is slow, in milliseconds. */
export type Patience = {
  /** For the head of a request, from the connection's or the request's first byte on. */
  headMs: number;
  /** How often is looked for heads that are late: so much later one is cut off at most. */
  checkMs: number;
  /** For a whole body, or for the next piece of an upload. */
  bodyMs: number;
  /** For a client that takes nothing of its answer; twice that, where it took the half of a piece. */
  readerMs: number;
};

/** Nobody is waited for longer than a minute: head and body together, or an answer that is not taken. */
export const usualPatience: Patience = {
  headMs: 15_000,
  checkMs: 5_000,
  bodyMs: 40_000,
  readerMs: 25_000,
};

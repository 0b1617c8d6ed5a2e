/** How long the site waits for a client that is slow, in milliseconds. */
export type Patience = {
  /** For the head of a request, from the connection's or the request's first byte on. */
  headMs: number;
  /** For a whole body, or for the next piece of an upload. */
  bodyMs: number;
  /** For a client to take the next piece of its answer. */
  readerMs: number;
  /** How often is looked for heads that are late and readers that are stuck: so much later each is cut off. */
  checkMs: number;
};

/** Nobody is waited for longer than a minute: head and body together, or an answer that is not taken. */
export const usualPatience: Patience = {
  headMs: 15_000,
  bodyMs: 40_000,
  readerMs: 45_000,
  checkMs: 5_000,
};

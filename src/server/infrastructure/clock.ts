/** The one source of the present. Tests hand in their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

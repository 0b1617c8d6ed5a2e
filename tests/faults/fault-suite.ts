/** A result of a suite: a line of docs/reliability.md. */
export type FaultRow = {
  /** The line of the requirements: 'J1'. */
  id: string;
  /** The action and its outcome, with counts. */
  found: string;
};

/** Does harm on purpose, and throws when something was lost. */
export type FaultSuite = {
  name: string;
  /**
   * @param rounds how often each harm is done: a hundred for the figures, a handful in `npm run check`
   * @param minutes how long a steady load lasts
   */
  run(rounds: number, minutes?: number): Promise<FaultRow[]>;
};

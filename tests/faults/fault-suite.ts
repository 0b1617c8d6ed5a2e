/** What a suite has found: a line of docs/reliability.md. */
export type FaultRow = {
  /** The line of the requirements: 'J1'. */
  id: string;
  /** What was done, and what came of it, with its counts. */
  found: string;
};

/** Does harm on purpose, and throws when something was lost. */
export type FaultSuite = {
  name: string;
  /**
   * @param rounds how often each harm is done: a hundred for the figures, a handful in `npm run check`
   * @param minutes how long what is steady goes on
   */
  run(rounds: number, minutes?: number): Promise<FaultRow[]>;
};

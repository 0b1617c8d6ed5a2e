import { setTimeout as wait } from 'node:timers/promises';
import { type Caller, Refusal } from './caller.ts';
import type { Ledger } from './ledger.ts';
import { writers } from './writers.ts';

export type Writing = {
  /** Resolves after so many more acknowledged writes, or when no writer is left. */
  untilAcknowledged(count: number): Promise<void>;
  /** Resolves after so many refused writes, or when no writer is left. */
  untilRefused(count: number): Promise<void>;
  /** Lets every writer finish its call. Returns the refusals. */
  stop(): Promise<Refusal[]>;
};

let lastNumber = 0;

/** All write at once, until they are stopped or the site is gone. */
export const startWriting = (call: Caller, ledger: Ledger): Writing => {
  const refusals: Refusal[] = [];
  let isStopped = false;
  const write = async (turn: (typeof writers)[number]): Promise<void> => {
    while (!isStopped) {
      lastNumber += 1;
      try {
        await turn(call, ledger, lastNumber);
      } catch (error) {
        // The connection has ended, so this writer stops.
        if (!(error instanceof Refusal)) return;
        refusals.push(error);
      }
    }
  };
  const all = Promise.all(writers.map(write));
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });
  return {
    untilAcknowledged: async (count) => {
      const enough = ledger.count() + count;
      while (ledger.count() < enough && !isOver) await wait(1);
    },
    untilRefused: async (count) => {
      while (refusals.length < count && !isOver) await wait(1);
    },
    stop: async () => {
      isStopped = true;
      await all;
      return refusals;
    },
  };
};

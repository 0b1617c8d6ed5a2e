import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** So many wait at most; the oldest makes room. */
const MAX_TICKETS = 100;
const TOKEN_BYTES = 32;

/** Remembers something under a secret for a short time, for one use. A restart forgets them. */
export type Tickets<Value> = {
  issue(value: Value): string;
  /** The same for a secret that somebody else has made. */
  remember(ticket: string, value: Value): void;
  /** What was remembered; null for a ticket that is none, was used, or is too old. */
  redeem(ticket: string): Value | null;
};

export const createTickets = <Value>(clock: Clock, lifetimeMs: number): Tickets<Value> => {
  const waiting = new Map<string, { value: Value; expiresAt: number }>();
  const remember = (ticket: string, value: Value): void => {
    waiting.set(ticket, { value, expiresAt: clock.now().getTime() + lifetimeMs });
    const [oldest] = waiting.keys();
    if (waiting.size > MAX_TICKETS && oldest !== undefined) waiting.delete(oldest);
  };
  return {
    remember,
    issue: (value) => {
      const ticket = randomBytes(TOKEN_BYTES).toString('base64url');
      remember(ticket, value);
      return ticket;
    },
    redeem: (ticket) => {
      const found = waiting.get(ticket);
      waiting.delete(ticket);
      return found && found.expiresAt > clock.now().getTime() ? found.value : null;
    },
  };
};

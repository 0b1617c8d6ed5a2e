/** The requests of a Drive client, by purpose. */
export type DriveCall =
  | 'token'
  | 'revoke'
  | 'list'
  | 'create'
  /** A file in one request. */
  | 'whole'
  /** The start of a session for a longer file, its parts, and the query of its progress. */
  | 'start'
  | 'chunk'
  | 'ask'
  | 'get'
  | 'media'
  | 'update'
  | 'delete';

export type DriveFault =
  /** Says no, with Google's own word for it. */
  | { kind: 'answer'; status: number; reason?: string; retryAfter?: string }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Breaks the connection in the middle of the body, of an upload or of a download. */
  | { kind: 'reset' }
  /** Carries out the request and breaks the connection before the answer. */
  | { kind: 'lose' }
  /** Stores half of a session's data and reports that. */
  | { kind: 'cut' }
  /** Tells a wrong checksum, or sends a wrong byte. */
  | { kind: 'lie' };

export const quotaFull: DriveFault = {
  kind: 'answer',
  status: 403,
  reason: 'storageQuotaExceeded',
};
export const tooFast: DriveFault = { kind: 'answer', status: 403, reason: 'userRateLimitExceeded' };
export const answers = (status: number, retryAfter?: string): DriveFault => ({
  kind: 'answer',
  status,
  reason: 'backendError',
  ...(retryAfter ? { retryAfter } : {}),
});

type When = {
  /** From the n-th such request on, counted from now. */
  nth?: number;
  /** How many in a row. */
  times?: number;
};

type Plan = { call: DriveCall; fault: DriveFault; from: number; to: number; seen: number };

export type Faults = {
  add(call: DriveCall, fault: DriveFault, when?: When): void;
  /** Counts a request and returns its fault. */
  take(call: DriveCall): DriveFault | undefined;
  clear(): void;
};

export const createFaults = (): Faults => {
  const plans: Plan[] = [];
  return {
    add: (call, fault, { nth = 1, times = 1 } = {}) => {
      plans.push({ call, fault, from: nth, to: nth + times - 1, seen: 0 });
    },
    take: (call) => {
      const concerned = plans.filter((plan) => plan.call === call);
      for (const plan of concerned) plan.seen += 1;
      return concerned.find(({ from, to, seen }) => seen >= from && seen <= to)?.fault;
    },
    clear: () => {
      plans.length = 0;
    },
  };
};

import { DriveError } from './drive-error.ts';

/** The system's word for a broken connection; a message could hold what is secret. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'network';
};

/** Watches one exchange: silence ends it, and so does whoever asked. */
export const watch = (silenceMs: number, signal: AbortSignal | undefined) => {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  let isOver = false;
  let ownFault: unknown;
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    alive: () => {
      if (!isOver) timer.refresh();
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
    /** For what goes wrong on this machine while a body is read: fetch would hide it. */
    blame: (error: unknown): never => {
      ownFault = error;
      throw error;
    },
    explain: (error: unknown): unknown => {
      if (signal?.aborted) return new DriveError('cancelled');
      if (ownFault) return ownFault;
      const detail = silence.signal.aborted ? 'silence' : codeOf(error);
      return new DriveError('unreachable', { detail });
    },
  };
};

export type Watch = ReturnType<typeof watch>;

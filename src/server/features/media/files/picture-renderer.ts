import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PictureError } from './picture-error.ts';
import type { PictureTasks } from './picture-tasks.ts';

// Pictures are decoded in a child process. Decoding cannot be interrupted in a thread; a process can be
// killed, and a picture that crashes it does not take the site down.

type Answer = { result: unknown } | { reason: PictureError['reason']; cause: string };

/** The process takes some 80 MB, so it ends after a while without pictures. */
const IDLE_MS = 5 * 60_000;

let renderer: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

const start = (): ChildProcess => {
  const file = fileURLToPath(
    import.meta.resolve('#server/features/media/files/picture-process.ts'),
  );
  // It needs none of the site's settings, and a malicious picture should not find them there. With a
  // single malloc arena, freed memory returns to the system.
  const started = fork(file, {
    serialization: 'advanced',
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
  });
  started.once('exit', () => {
    if (renderer === started) renderer = null;
  });
  return started;
};

/** Neither the process nor its channel may keep the site from exiting. */
const rest = (resting: ChildProcess): void => {
  resting.unref();
  resting.channel?.unref();
  idle = setTimeout(() => {
    renderer = null;
    resting.disconnect();
  }, IDLE_MS).unref();
};

const wake = (): ChildProcess => {
  clearTimeout(idle);
  renderer ??= start();
  renderer.ref();
  renderer.channel?.ref();
  return renderer;
};

type Input<Name extends keyof PictureTasks> = Parameters<PictureTasks[Name]>[0];
type Result<Name extends keyof PictureTasks> = Awaited<ReturnType<PictureTasks[Name]>>;

/**
 * Runs one task; the next may start when it is done. Throws PictureError; after `limitMs` the process
 * is killed and the reason is `too-costly`.
 */
export const renderPicture = <Name extends keyof PictureTasks>(
  name: Name,
  input: Input<Name>,
  limitMs: number,
): Promise<Result<Name>> =>
  new Promise((resolve, reject) => {
    const working = wake();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      working.kill('SIGKILL');
    }, limitMs);
    const settle = (): void => {
      clearTimeout(timer);
      working.removeListener('message', onAnswer);
      working.removeListener('exit', onExit);
      working.removeListener('error', onError);
    };
    const onAnswer = (answer: unknown): void => {
      settle();
      rest(working);
      const given = answer as Answer;
      if ('result' in given) resolve(given.result as Result<Name>);
      else reject(new PictureError(given.reason, { cause: given.cause }));
    };
    const onExit = (cause: unknown): void => {
      settle();
      if (renderer === working) renderer = null;
      reject(new PictureError(isLate ? 'too-costly' : 'unreadable', { cause }));
    };
    // The process could not be started or reached: the picture is not to blame.
    const onError = (error: Error): void => {
      settle();
      renderer = null;
      working.kill('SIGKILL');
      reject(error);
    };
    working.on('message', onAnswer);
    working.on('exit', onExit);
    working.on('error', onError);
    working.send({ name, input });
  });

import { describe, expect, it, vi } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { noAnswer, refusal, UploadError, type UploadFailure } from './upload-failure.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const fileOf = (name: string): File => new File(['abc'], name, { type: 'image/png' });
const filmOf = (name: string): File => new File(['abc'], name, { type: 'video/mp4' });

const mediaOf = (file: File): Media => ({
  id: 1,
  name: file.name,
  caption: '',
  url: `/uploads/${file.name}`,
  fileName: file.name,
  type: file.type,
  contentType: 'image',
  size: file.size,
  dimensions: null,
  duration: null,
  createdAt: '2026-07-04T10:00:00.000Z',
  version: 1,
  picture: null,
});

type Sending = { file: File; signal: AbortSignal; progress: (bytes: number) => void } & Pick<
  PromiseWithResolvers<Media>,
  'resolve' | 'reject'
>;

type Rules = {
  refusalOf?: (file: File) => UploadFailure | null;
  prepare?: (file: File) => Promise<File> | null;
};

/** A queue whose uploads the test finishes. */
const startQueue = ({ refusalOf = () => null, prepare = () => null }: Rules = {}) => {
  const sendings: Sending[] = [];
  const send: SendFile = (file, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Media>();
    signal.addEventListener('abort', () => reject(signal.reason));
    sendings.push({ file, signal, progress: onProgress, resolve, reject });
    return promise;
  };
  const onSettled = vi.fn();
  const queue = createUploadQueue({ send, refusalOf, prepare, onSettled });
  const sending = (name: string): Sending => {
    const found = sendings.findLast(({ file }) => file.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return {
    queue,
    onSettled,
    sending,
    sent: () => sendings.map(({ file }) => file.name),
    states: () => queue.read().map(({ file, state }) => `${file.name} ${state}`),
    idOf: (name: string) => queue.read().find(({ file }) => file.name === name)?.id ?? 0,
    arrive: async (name: string) => {
      const { file, resolve } = sending(name);
      resolve(mediaOf(file));
      await Promise.resolve();
      await Promise.resolve();
    },
    fail: async (name: string, error: unknown) => {
      sending(name).reject(error);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

describe('an upload queue', () => {
  it('sends one file after the other, in the chosen order', async () => {
    const { queue, states, sent, arrive } = startQueue();
    queue.add(['a', 'b', 'c'].map(fileOf));
    expect(states()).toEqual(['a sending', 'b waiting', 'c waiting']);
    await arrive('a');
    expect(states()).toEqual(['a done', 'b sending', 'c waiting']);
    queue.add([fileOf('d')]);
    await arrive('b');
    await arrive('c');
    await arrive('d');
    expect(states()).toEqual(['a done', 'b done', 'c done', 'd done']);
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('sends pictures beside a long film', async () => {
    const { queue, states, arrive } = startQueue();
    queue.add([filmOf('film'), filmOf('next film'), fileOf('a'), fileOf('b')]);
    expect(states()).toEqual(['film sending', 'next film waiting', 'a sending', 'b waiting']);
    await arrive('a');
    expect(states()).toEqual(['film sending', 'next film waiting', 'a done', 'b sending']);
    await arrive('film');
    expect(states()).toEqual(['film done', 'next film sending', 'a done', 'b sending']);
  });

  it('prepares a file when its turn comes, and sends the prepared one', async () => {
    const smaller = new File(['ab'], 'a', { type: 'image/jpeg' });
    const { promise, resolve } = Promise.withResolvers<File>();
    const prepare = vi.fn(({ name }: File) => (name === 'a' ? promise : null));
    const { queue, states, sending } = startQueue({ prepare });
    queue.add(['a', 'b'].map(fileOf));
    expect(states()).toEqual(['a preparing', 'b waiting']);
    expect(prepare).toHaveBeenCalledTimes(1);
    resolve(smaller);
    await promise;
    expect(sending('a').file).toBe(smaller);
    expect(queue.read()).toMatchObject([
      { file: { size: 3 }, state: 'sending', size: 2, sentBytes: 0 },
      { state: 'waiting' },
    ]);
  });

  it('continues after a file that cannot be prepared, and can retry it', async () => {
    const prepare = vi.fn(async ({ name }: File): Promise<File> => {
      if (name === 'a') throw new UploadError({ ...refusal('Troppo grande'), canRetry: true });
      return fileOf(name);
    });
    const { queue, states, idOf, arrive } = startQueue({ prepare });
    queue.add(['a', 'b'].map(fileOf));
    await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b sending']));
    expect(queue.read()[0]).toMatchObject({ failure: { message: 'Troppo grande' } });
    queue.retry(idOf('a'));
    expect(states()).toEqual(['a waiting', 'b sending']);
    await arrive('b');
    await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b done']));
    expect(prepare).toHaveBeenCalledTimes(3);
  });

  it('does not send a file cancelled during its preparation', async () => {
    const { promise, resolve } = Promise.withResolvers<File>();
    const { queue, states, sent, idOf } = startQueue({
      prepare: ({ name }) => (name === 'a' ? promise : null),
    });
    queue.add(['a', 'b'].map(fileOf));
    queue.cancel(idOf('a'));
    expect(states()).toEqual(['a cancelled', 'b sending']);
    resolve(fileOf('a'));
    await promise;
    await Promise.resolve();
    expect(states()).toEqual(['a cancelled', 'b sending']);
    expect(sent()).toEqual(['b']);
  });

  it('reports progress to its listeners', () => {
    const { queue, sending } = startQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.add([fileOf('a')]);
    const before = queue.read();
    sending('a').progress(2);
    expect(queue.read()).toMatchObject([{ state: 'sending', sentBytes: 2 }]);
    expect(queue.read()).not.toBe(before);
    const calls = listener.mock.calls.length;
    stop();
    sending('a').progress(3);
    expect(listener.mock.calls.length).toBe(calls);
  });

  it('refuses invalid files at once', () => {
    const { queue, states, sent } = startQueue({
      refusalOf: ({ name }) => (name === 'b' ? refusal('Troppo') : null),
    });
    queue.add(['b', 'a'].map(fileOf));
    expect(states()).toEqual(['b failed', 'a sending']);
    expect(sent()).toEqual(['a']);
    expect(queue.read()[0]).toMatchObject({ failure: { message: 'Troppo', canRetry: false } });
  });

  it('cancels sending and waiting files', () => {
    const { queue, states, sending, idOf } = startQueue();
    queue.add(['a', 'b', 'c', 'd'].map(fileOf));
    queue.cancel(idOf('c'));
    queue.cancel(idOf('a'));
    expect(sending('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['a cancelled', 'b sending', 'c cancelled', 'd waiting']);
  });

  it('ignores events of a cancelled file', async () => {
    const { queue, states, sending, idOf, arrive, onSettled } = startQueue();
    queue.add([fileOf('a')]);
    queue.cancel(idOf('a'));
    sending('a').progress(3);
    await arrive('a');
    expect(states()).toEqual(['a cancelled']);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('sends a failed or a cancelled file again', async () => {
    const { queue, states, sent, idOf, fail, arrive } = startQueue();
    queue.add([fileOf('a')]);
    await fail('a', new UploadError(noAnswer()));
    expect(queue.read()).toMatchObject([{ state: 'failed', failure: { canRetry: true } }]);
    queue.retry(idOf('a'));
    expect(states()).toEqual(['a sending']);
    queue.retry(idOf('a'));
    queue.cancel(idOf('a'));
    queue.retry(idOf('a'));
    await arrive('a');
    expect(states()).toEqual(['a done']);
    expect(sent()).toEqual(['a', 'a', 'a']);
  });

  it('continues after a failure, and reports it', async () => {
    const { queue, states, fail, onSettled } = startQueue();
    queue.add(['a', 'b', 'c'].map(fileOf));
    await fail('a', new TypeError('something in the code'));
    expect(states()).toEqual(['a failed', 'b sending', 'c waiting']);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        state: 'failed',
        failure: expect.objectContaining({ message: 'Errore nel caricamento del file' }),
      }),
    );
  });

  it('dismisses finished uploads only', async () => {
    const { queue, states, idOf, arrive, fail } = startQueue();
    queue.add(['a', 'b', 'c', 'd'].map(fileOf));
    await arrive('a');
    await fail('b', new UploadError(noAnswer()));
    queue.dismiss(idOf('c'));
    expect(states()).toEqual(['a done', 'b failed', 'c sending', 'd waiting']);
    queue.dismissDone();
    expect(states()).toEqual(['b failed', 'c sending', 'd waiting']);
    queue.cancel(idOf('d'));
    queue.dismiss(idOf('b'));
    queue.dismissFinished();
    expect(states()).toEqual(['c sending']);
  });

  it('cancels all', () => {
    const { queue, states, sending, sent } = startQueue();
    queue.add([fileOf('a'), filmOf('b'), fileOf('c')]);
    queue.cancelAll();
    expect(states()).toEqual(['a cancelled', 'b cancelled', 'c cancelled']);
    expect([sending('a'), sending('b')].every(({ signal }) => signal.aborted)).toBe(true);
    expect(sent()).toEqual(['a', 'b']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Media } from '#shared/media.schema.ts';
import { noAnswer, refusal, UploadError, type UploadFailure } from './upload-failure.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const fileOf = (name: string): File => new File(['abc'], name, { type: 'image/png' });

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

/** A queue whose uploads finish when the test says so. */
const startQueue = (refusalOf: (file: File) => UploadFailure | null = () => null) => {
  const sendings: Sending[] = [];
  const send: SendFile = (file, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Media>();
    signal.addEventListener('abort', () => reject(signal.reason));
    sendings.push({ file, signal, progress: onProgress, resolve, reject });
    return promise;
  };
  const onSettled = vi.fn();
  const queue = createUploadQueue({ send, refusalOf, onSettled });
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
  it('sends two files at once, and queues the others', async () => {
    const { queue, states, sent, arrive } = startQueue();
    queue.add(['a', 'b', 'c', 'd'].map(fileOf));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
    await arrive('b');
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd waiting']);
    await arrive('a');
    await arrive('c');
    await arrive('d');
    expect(states()).toEqual(['a done', 'b done', 'c done', 'd done']);
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
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
    const { queue, states, sent } = startQueue(({ name }) =>
      name === 'b' ? refusal('Troppo') : null,
    );
    queue.add(['b', 'a', 'c'].map(fileOf));
    expect(states()).toEqual(['b failed', 'a sending', 'c sending']);
    expect(sent()).toEqual(['a', 'c']);
    expect(queue.read()[0]).toMatchObject({ failure: { message: 'Troppo', canRetry: false } });
  });

  it('cancels sending and waiting files', () => {
    const { queue, states, sending, idOf } = startQueue();
    queue.add(['a', 'b', 'c', 'd'].map(fileOf));
    queue.cancel(idOf('c'));
    queue.cancel(idOf('a'));
    expect(sending('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['a cancelled', 'b sending', 'c cancelled', 'd sending']);
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
    expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
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
    expect(states()).toEqual(['a done', 'b failed', 'c sending', 'd sending']);
    queue.dismissDone();
    expect(states()).toEqual(['b failed', 'c sending', 'd sending']);
    queue.cancel(idOf('d'));
    queue.dismiss(idOf('b'));
    queue.dismissFinished();
    expect(states()).toEqual(['c sending']);
  });

  it('cancels all', () => {
    const { queue, states, sending, sent } = startQueue();
    queue.add(['a', 'b', 'c'].map(fileOf));
    queue.cancelAll();
    expect(states()).toEqual(['a cancelled', 'b cancelled', 'c cancelled']);
    expect([sending('a'), sending('b')].every(({ signal }) => signal.aborted)).toBe(true);
    expect(sent()).toEqual(['a', 'b']);
  });
});

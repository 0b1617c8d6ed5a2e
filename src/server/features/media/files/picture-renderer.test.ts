import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_EMPTY_SCANS, manyScans } from '#tests/support/many-scans.ts';
import { picture } from '#tests/support/media-files.ts';
import { cleanPicture, squarePicture } from './image-processor.ts';
import * as renderer from './picture-renderer.ts';

const rendered = vi.spyOn(renderer, 'renderPicture');
beforeEach(() => void rendered.mockClear());

const avatar = { maxSide: 1000, side: 512, jpegQuality: 70 };
const square = (bytes: Buffer) => squarePicture(bytes, avatar);
const clean = (bytes: Buffer) => cleanPicture(() => Promise.resolve(bytes), { maxSide: 2000 });

it('aborts a picture that takes too long, and draws the next one', async () => {
  const whole = await picture('jpeg', { width: 60, height: 40 });
  // From here on the process is running, so the limit applies to the picture alone.
  await clean(whole);
  const bytes = manyScans(MAX_EMPTY_SCANS);
  const slow = renderer.renderPicture('clean', { bytes, maxSide: 2000 }, 100);
  await expect(slow).rejects.toMatchObject({ name: 'PictureError', reason: 'too-costly' });
  expect(await clean(whole)).toMatchObject({ width: 60, height: 40, ending: 'jpg' });
});

it('refuses a picture that is too much work, and a file that is not a picture', async () => {
  const hostile = manyScans(60);
  await expect(square(hostile)).rejects.toMatchObject({ reason: 'too-costly' });
  await expect(clean(hostile)).rejects.toMatchObject({ reason: 'too-costly' });
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(9)}</svg>`);
  for (const bytes of [drawing, Buffer.from('Solo parole'), Buffer.alloc(9)]) {
    await expect(square(bytes)).rejects.toMatchObject({ reason: 'unreadable' });
  }
  expect(rendered).not.toHaveBeenCalled();
});

it('queues at most one avatar among the owners’ pictures', async () => {
  const small = await picture('jpeg', { width: 60, height: 40 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<Buffer>();
  rendered.mockImplementationOnce(() => held);
  const avatars = [square(small), square(small), square(small)];
  await vi.waitUntil(() => rendered.mock.calls.length > 0);
  const owner = clean(small);
  letGo(small);
  await Promise.all([...avatars, owner]);
  expect(rendered.mock.calls.map(([name]) => name)).toEqual([
    'square',
    'clean',
    'square',
    'square',
  ]);
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture, drawPicture } from './image-processor.ts';

const SIZE = { width: 1600, height: 700 };
const SPOT = 400;

/** A plain blue picture with a red spot whose left edge is at `left`. */
const seaWithSpot = async (left: number): Promise<Buffer> => {
  const spot = await sharp({
    create: { width: SPOT, height: SPOT, channels: 3, background: '#d02010' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { ...SIZE, channels: 3, background: '#5c8a99' } })
    .composite([{ input: spot, left, top: 150 }])
    .webp()
    .toBuffer();
};

/** The share of red pixels in a picture. */
const redness = async (bytes: Buffer): Promise<number> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    if ((data[pixel] ?? 0) > 2 * (data[pixel + 1] ?? 0)) red += 1;
  }
  return red / (info.width * info.height);
};

describe('the square of a picture', () => {
  it.each([0, 600, 1200])('shows the striking part, %i pixels from the left', async (left) => {
    const { copies } = await drawPicture(await seaWithSpot(left));
    const squares = copies.filter(({ kind }) => kind === 'square');
    expect(squares.map(({ width }) => width)).toEqual([560]);
    const [square] = squares;
    if (!square) throw new Error('No square');
    const { width, height } = await sharp(square.bytes).metadata();
    expect([width, height]).toEqual([560, 560]);
    expect(await redness(square.bytes)).toBeCloseTo((SPOT / SIZE.height) ** 2, 1);
  });

  it('of an animation is animated', async () => {
    const frames = await Promise.all([0, 600].map(seaWithSpot));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { copies } = await cleanPicture(() => Promise.resolve(moving), { maxSide: 2000 });
    const square = copies.find(({ kind }) => kind === 'square');
    const { pages, width, pageHeight } = await sharp(square?.bytes, { animated: true }).metadata();
    expect([pages, width, pageHeight]).toEqual([2, 560, 560]);
  });
});

it('the copy for networks is a still JPEG of their size', async () => {
  const { copies } = await drawPicture(await seaWithSpot(600));
  const shared = copies.find(({ kind }) => kind === 'shared');
  const { format, width, height } = await sharp(shared?.bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

const SIDE = 1000;
const BLOCKS = Math.ceil(SIDE / 8) ** 2;
const COMPONENTS = [1, 2, 3];
/** A coefficient is refined bit by bit, from this one down. */
const HIGHEST_BIT = 13;

const words = (...numbers: number[]): number[] =>
  numbers.flatMap((number) => [number >> 8, number & 0xff]);

const segment = (marker: number, body: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, ...words(body.length + 2), ...body]);

/** One code of one bit. */
const huffmanTable = (tableClass: number, symbol: number): Buffer =>
  segment(0xc4, [tableClass << 4, 1, ...Array(15).fill(0), symbol]);

const frame = segment(0xc2, [
  ...[8, ...words(SIDE, SIDE), COMPONENTS.length],
  ...COMPONENTS.flatMap((component) => [component, 0x11, 0]),
]);

/** All blocks of all components, each of them zero. */
const firstScan = Buffer.concat([
  segment(0xda, [COMPONENTS.length, ...COMPONENTS.flatMap((component) => [component, 0]), 0, 0, 0]),
  Buffer.alloc(Math.ceil((BLOCKS * COMPONENTS.length) / 8)),
]);

const emptyScans = COMPONENTS.flatMap((component) =>
  Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
    Array.from({ length: HIGHEST_BIT + 1 }, (_, step) => {
      const low = HIGHEST_BIT - step;
      const high = step === 0 ? 0 : low + 1;
      const head = [1, component, 0, coefficient, coefficient, (high << 4) | low];
      // 'Nothing in the next 16,384 blocks', and a bit to fill the byte.
      return Buffer.concat([segment(0xda, head), Buffer.from([0x00, 0x01])]);
    }),
  ),
);

/** More than these no JPEG can have that is as long as it should be. */
export const MAX_EMPTY_SCANS = emptyScans.length;

/**
 * A valid progressive JPEG of 1000 × 1000 pixels in one colour, in which all scans but the first say
 * nothing: twelve bytes each, and a walk over the whole picture to decode.
 */
export const manyScans = (count: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    frame,
    huffmanTable(0, 0),
    huffmanTable(1, 0xe0),
    firstScan,
    ...emptyScans.slice(0, count),
    Buffer.from([0xff, 0xd9]),
  ]);

// MPEG audio, layer III (ISO/IEC 11172-3 and 13818-3): frames one after the other, each with a head of
// four bytes that tells its length.

const HEAD_BYTES = 4;
/** So many in a row do not come by chance. */
const FRAMES_TO_SEE = 4;

/** Kilobits per second by the four bits of a head; the first and the last say nothing. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Samples per second, by the two bits of the version and the two of the rate. */
const sampleRates: Record<number, readonly number[]> = {
  0: [11_025, 12_000, 8000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};

const LAYER_III = 1;
const MPEG_1 = 3;

/** Bytes of the frame that begins at `position`; null where none does. */
const frameLength = (bytes: Buffer, position: number): number | null => {
  if (position + HEAD_BYTES > bytes.length) return null;
  const head = bytes.readUInt32BE(position);
  const version = (head >>> 19) & 3;
  const isFrame = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === LAYER_III;
  const sampleRate = sampleRates[version]?.[(head >>> 10) & 3];
  const kilobits = bitrates[version === MPEG_1 ? 'mpeg1' : 'mpeg2'][(head >>> 12) & 15];
  if (!isFrame || !sampleRate || !kilobits) return null;
  const bytesPerKilobit = version === MPEG_1 ? 144_000 : 72_000;
  return Math.floor((bytesPerKilobit * kilobits) / sampleRate) + ((head >>> 9) & 1);
};

/** Whether sound begins here, after nothing but zeros: frames in a row, or a single one that fills all. */
export const startsWithMp3Frames = (bytes: Buffer): boolean => {
  let position = bytes.findIndex((byte) => byte !== 0);
  if (position < 0) return false;
  for (let seen = 0; seen < FRAMES_TO_SEE; seen += 1) {
    const length = frameLength(bytes, position);
    if (length === null) return false;
    position += length;
    if (position >= bytes.length) return seen > 0;
  }
  return true;
};

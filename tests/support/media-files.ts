import sharp, { type Sharp } from 'sharp';

// Generated files like those people upload: small, valid, and with the metadata that cameras hide in
// them.

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

type PictureOptions = { width?: number; height?: number; change?: (picture: Sharp) => Sharp };

/** A picture of one colour, changed as a test wants it before it is written. */
export const picture = (
  format: PictureFormat,
  { width = 40, height = 30, change = (same) => same }: PictureOptions = {},
): Promise<Buffer> => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#2a7f9e' } });
  return change(plain).toFormat(format).toBuffer();
};

type PhotographOptions = {
  /** Megapixels, stored as 4:3 with the long side across. */
  megapixels: number;
  /** In portrait: stored in landscape with an orientation flag. */
  upright?: boolean;
  /** In the colours of newer telephones. */
  wideGamut?: boolean;
};

/** A photograph as telephones take them: large, with a red sky over the sea once it is the right way up. */
export const photograph = async (options: PhotographOptions): Promise<Buffer> => {
  const { megapixels, upright = false, wideGamut = false } = options;
  const unit = Math.round(Math.sqrt((megapixels * 1_000_000) / 12));
  const [width, height] = [unit * 4, unit * 3];
  // Rotated clockwise for display: its stored left side is shown at the top.
  const sky = upright
    ? { width: unit, height, left: 0, top: 0 }
    : { width, height: unit, left: 0, top: 0 };
  const { left, top, ...sides } = sky;
  const red = { create: { ...sides, channels: 3 as const, background: '#dc1e1e' } };
  return picture('jpeg', {
    width,
    height,
    change: (sea) => {
      const shot = sea.composite([{ input: red, left, top }]);
      const coloured = wideGamut ? shot.withIccProfile('p3') : shot;
      return upright ? coloured.withMetadata({ orientation: 6 }) : coloured;
    },
  });
};

/** A GIF of so many frames, each of another grey. */
export const movingGif = ({ frames = 3, width = 20, height = 10 } = {}): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw }).gif().toBuffer();
};

/** A photo with GPS coordinates, in degrees north and east, as phones write them. */
export const withPlace = (plain: Sharp): Sharp =>
  plain.withExif({
    IFD0: { Make: 'Macchina segreta' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '39/1 8/1 42/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '8/1 18/1 30/1',
    },
  });

// MPEG 1, layer III, 128 kbit/s, 44.1 kHz: 417 bytes that hold 1152 samples of silence.
const mp3Frame = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0x00), Buffer.alloc(413)]);

/** An ID3 tag before the sound, with a comment in a frame. */
export const id3Tag = (comment: string): Buffer => {
  const content = Buffer.from(`\0ita\0${comment}`, 'latin1');
  const frame = Buffer.alloc(10);
  frame.write('COMM', 'latin1');
  frame.writeUInt32BE(content.length, 4);
  const size = frame.length + content.length;
  const sizeBytes = Buffer.of(
    (size >> 21) & 127,
    (size >> 14) & 127,
    (size >> 7) & 127,
    size & 127,
  );
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), sizeBytes, frame, content]);
};

type SoundOptions = { frames?: number; tag?: Buffer };

export const mp3 = ({ frames = 40, tag = Buffer.alloc(0) }: SoundOptions = {}): Buffer =>
  Buffer.concat([tag, ...Array.from({ length: frames }, () => mp3Frame)]);

/** A box of the format that films are kept in: length, name, content. */
export const box = (name: string, ...content: Buffer[]): Buffer => {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4);
  return bytes;
};

const UPRIGHT = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];
const TURNED = [0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000];

export type FilmOptions = {
  brand?: string;
  width?: number;
  height?: number;
  seconds?: number;
  /** Filmed with the telephone upright. */
  turned?: boolean;
  handler?: string;
  /** Boxes that go into the film's own, as cameras add them. */
  extra?: Buffer[];
  media?: Buffer;
};

const trackHead = ({ width = 64, height = 36, turned = false }: FilmOptions): Buffer => {
  const matrix = turned ? TURNED : UPRIGHT;
  const sides = [width * 0x1_0000, height * 0x1_0000];
  return box('tkhd', numbers(7, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix, ...sides));
};

/** A film without frames: enough to be recognized and measured. */
export const film = (options: FilmOptions = {}): Buffer => {
  const { brand = 'isom', seconds = 2, handler = 'vide', extra = [], media } = options;
  const movieHead = box('mvhd', numbers(0, 0, 0, 1000, seconds * 1000, 0x1_0000), Buffer.alloc(76));
  const handlerBox = box('hdlr', numbers(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), numbers(512), Buffer.from('isommp41', 'latin1')),
    box('moov', movieHead, box('trak', trackHead(options), box('mdia', handlerBox)), ...extra),
    box('mdat', media ?? Buffer.alloc(100, 1)),
  ]);
};

/** A film up to where so many bytes of pictures and sound begin, for those that are too long to be held. */
export const filmBeginning = (mediaBytes: number): Buffer => {
  const beginning = film({ media: Buffer.alloc(0) });
  beginning.writeUInt32BE(8 + mediaBytes, beginning.length - 8);
  return beginning;
};

export const icon = (inside = '<path d="M0 0h10v10H0z" fill="#0b4f6c"/>'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`);

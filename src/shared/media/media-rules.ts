// The limits of the media library. The browser checks before sending, the server by the bytes.
// Specification, sections 5 and 9.

export const contentTypes = ['image', 'audio', 'video'] as const;
export type ContentType = (typeof contentTypes)[number];

const MEGABYTE = 1024 * 1024;

/** Maximum bytes by kind. */
export const maxMediaBytes: Record<ContentType, number> = {
  image: 5 * MEGABYTE,
  audio: 50 * MEGABYTE,
  video: 500 * MEGABYTE,
};

/** Maximum bytes of an SVG icon; parsing a large one would block the process. */
export const MAX_ICON_BYTES = 256 * 1024;

/** Maximum pixels per side of a picture. */
export const MAX_IMAGE_SIDE = 2000;

export const MEDIA_NAME_MAX = 200;

export const mediaMessages = {
  unsupported: 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.',
  damaged: {
    image: 'Questa foto è rovinata. Sul telefono si apre? Mandala di nuovo.',
    audio: 'Questo audio è rovinato. Sul telefono si sente? Mandalo di nuovo.',
    video: 'Questo video è rovinato. Sul telefono si vede? Mandalo di nuovo.',
  },
  tooHeavy: {
    image: "L'immagine supera i 5 MB consentiti.",
    audio: 'Il file audio supera i 50 MB consentiti.',
    video: 'Il file video supera i 500 MB consentiti.',
  },
  iconTooHeavy: 'L’icona SVG supera i 256 KB consentiti.',
  tooLarge: "L'immagine eccede la risoluzione massima (2000 px).",
  tooLong: 'L’animazione è troppo lunga: riducine i fotogrammi o la dimensione.',
  tooCostly: 'L’immagine è troppo complessa: salvala di nuovo con un altro programma.',
  nameRequired: 'Il nome è obbligatorio',
} as const;

/** The stored formats by file extension. */
export const storedFormats = {
  jpg: { type: 'image/jpeg', contentType: 'image' },
  png: { type: 'image/png', contentType: 'image' },
  gif: { type: 'image/gif', contentType: 'image' },
  webp: { type: 'image/webp', contentType: 'image' },
  svg: { type: 'image/svg+xml', contentType: 'image' },
  mp3: { type: 'audio/mpeg', contentType: 'audio' },
  mp4: { type: 'video/mp4', contentType: 'video' },
} as const satisfies Record<string, { type: string; contentType: ContentType }>;
export type StoredEnding = keyof typeof storedFormats;

/** Of pictures that have smaller copies. */
export const pictureEndings = ['jpg', 'png', 'gif', 'webp'] as const satisfies StoredEnding[];

const isStoredEnding = (ending: string): ending is StoredEnding =>
  Object.hasOwn(storedFormats, ending);

/** The stored format for an extension (`jpg`, `jpeg`, `png` …); undefined if it is not accepted. */
export const storedFormat = (ending: string): (typeof storedFormats)[StoredEnding] | undefined => {
  const stored = ending === 'jpeg' ? 'jpg' : ending;
  return isStoredEnding(stored) ? storedFormats[stored] : undefined;
};

/** AVIF is stored as WebP: encoding AVIF takes a small server many seconds per picture. */
const takenTypes: ReadonlyMap<string, ContentType> = new Map<string, ContentType>([
  ...Object.values(storedFormats).map(({ type, contentType }) => [type, contentType] as const),
  ['image/avif', 'image'],
]);

export const acceptedMediaTypes: readonly string[] = [...takenTypes.keys()];

/** The kind of a MIME type; null if the library does not accept it. */
export const contentTypeOf = (type: string): ContentType | null => takenTypes.get(type) ?? null;

const ICON_TYPE = 'image/svg+xml';

/** Maximum bytes of a MIME type, and the message for a larger file. */
export const sizeLimitOf = (type: string, contentType: ContentType) =>
  type === ICON_TYPE
    ? { maxBytes: MAX_ICON_BYTES, message: mediaMessages.iconTooHeavy }
    : { maxBytes: maxMediaBytes[contentType], message: mediaMessages.tooHeavy[contentType] };

/** Advice for common formats that are not accepted. */
export const unsupportedHint = (type: string): string | null => {
  if (type.startsWith('image/hei')) return 'Le foto HEIC vanno prima salvate come JPEG.';
  if (type === 'video/quicktime') return 'I video MOV vanno prima esportati come mp4.';
  return null;
};

/** Why a file is refused by its declared type and size; null if it may be sent. */
export const mediaFileProblem = ({ type, size }: { type: string; size: number }): string | null => {
  const contentType = contentTypeOf(type);
  if (!contentType) return mediaMessages.unsupported;
  const { maxBytes, message } = sizeLimitOf(type, contentType);
  return size > maxBytes ? message : null;
};

/** Why a picture of this size in pixels is refused; null if it is accepted. */
export const imageSidesProblem = (sides: { width: number; height: number }): string | null =>
  Math.max(sides.width, sides.height) > MAX_IMAGE_SIDE ? mediaMessages.tooLarge : null;

/** The default name of a file: its own, without folder and extension. */
export const nameOfFile = (fileName: string): string => {
  const lastPart = fileName.split(/[/\\]/).at(-1) ?? '';
  const dot = lastPart.lastIndexOf('.');
  return dot > 0 ? lastPart.slice(0, dot) : lastPart;
};

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Bytes after 0xff that may occur within a scan: a stuffed zero, restart markers, and padding. */
const isWithinScan = (code: number): boolean =>
  code === 0 || code === MARKER || (code >= 0xd0 && code <= 0xd7);

/** The position of the next marker after a scan's data; the end of the bytes when there is none. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    if (!isWithinScan(bytes[at + 1] ?? 0)) return at;
  }
  return bytes.byteLength;
};

/**
 * Counts the scans of a JPEG; 0 for any other file. A decoder walks over the whole area of a
 * progressive JPEG once for each scan, and an empty scan takes only a few bytes.
 */
export const countScans = (bytes: Buffer): number => {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return 0;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.byteLength) {
    const code = bytes[at + 1];
    if (bytes[at] !== MARKER || code === MARKER) {
      at += 1;
      continue;
    }
    if (code === END_OF_IMAGE) break;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (code === START_OF_SCAN) {
      scans += 1;
      at = endOfScan(bytes, at);
    }
  }
  return scans;
};

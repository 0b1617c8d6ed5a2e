/** Enough bytes from the start of a file to recognize its type. */
export const HEAD_BYTES = 4100;

/** The closing mark of a declaration, comment or doctype before the root; null for anything else. */
const endOfProlog = (text: string): string | null => {
  if (text.startsWith('<?xml')) return '?>';
  if (text.startsWith('<!--')) return '-->';
  if (!text.startsWith('<!DOCTYPE svg')) return null;
  return /^[^>]*\[/.test(text) ? ']>' : '>';
};

const isSvg = (head: Buffer): boolean => {
  let text = new TextDecoder().decode(head).trimStart();
  for (let end = endOfProlog(text); end !== null; end = endOfProlog(text)) {
    const at = text.indexOf(end);
    if (at < 0) return false;
    text = text.slice(at + end.length).trimStart();
  }
  return /^<svg[\s>/]/.test(text);
};

/** MIME types that differ from what the library reports for an extension. */
const typesByEnding: Record<string, string> = {
  apng: 'image/png',
  m4v: 'video/mp4',
  // Reported as audio or video, but browsers do not play them.
  f4p: 'application/octet-stream',
  f4v: 'application/octet-stream',
  m4p: 'application/octet-stream',
  mp1: 'application/octet-stream',
  mp2: 'application/octet-stream',
};

/** The MIME type by a file's first bytes; null when they are not recognized. */
export const findFileType = async (head: Buffer): Promise<string | null> => {
  // Loaded with the first upload, to save start time and memory.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  if (!found || found.mime === 'application/xml') return isSvg(head) ? 'image/svg+xml' : null;
  return typesByEnding[found.ext] ?? found.mime;
};

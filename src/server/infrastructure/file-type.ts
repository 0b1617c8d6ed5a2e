/** So many bytes from the beginning of a file tell what it is. */
export const HEAD_BYTES = 4100;

/** How what XML allows before a drawing ends; null for what is none of that. */
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

/** MIME types of what is found under several names; the others are as they are called. */
const typesByEnding: Record<string, string> = {
  apng: 'image/png',
  m4v: 'video/mp4',
  // Found as the same types, but nothing that a browser plays.
  f4p: 'application/octet-stream',
  f4v: 'application/octet-stream',
  m4p: 'application/octet-stream',
  mp1: 'application/octet-stream',
  mp2: 'application/octet-stream',
};

/** The MIME type that a file's first bytes tell; null when they tell nothing. */
export const findFileType = async (head: Buffer): Promise<string | null> => {
  // Loaded with the first upload, as all that only uploads need: it costs a start and memory.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  if (!found || found.mime === 'application/xml') return isSvg(head) ? 'image/svg+xml' : null;
  return typesByEnding[found.ext] ?? found.mime;
};

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding, PageCopy, StoredPage } from '#server/page-cache.ts';

// Level 11 would save a tenth of the bytes and cost ten times the time.
// A window of 128 KB holds a page; the usual one of 4 MB would be made anew for each.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

/** What a content network may hold on to after a change; then it shows it once more while it asks. */
const NETWORK_SECONDS = 10;
const NETWORK_STALE_SECONDS = 60;

/**
 * A browser asks each time whether its copy still holds, so that whoever changes a page sees it
 * changed. A content network asks every few seconds only; that it may show the copy of before while
 * it does so is said to networks alone, because browsers would do so too.
 */
const kept = {
  vary: 'accept-encoding',
  'cache-control': `public, max-age=0, s-maxage=${NETWORK_SECONDS}, must-revalidate`,
  'cdn-cache-control': `public, max-age=${NETWORK_SECONDS}, stale-while-revalidate=${NETWORK_STALE_SECONDS}`,
};

const toBrotli = promisify(brotliCompress);
const compress: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => toBrotli(plain, brotliOptions),
  gzip: promisify(gzip),
};

const copyIn = (page: StoredPage, encoding: Encoding, body: Buffer): PageCopy => {
  const etag = `"${page.digest}-${encoding}"`;
  const headers: Record<string, string> = { ...page.headers, ...kept, etag };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.byteLength);
  const copy = { body, etag, headers };
  page.copies[encoding] = copy;
  return copy;
};

/** A page, as text so far; its digest names what it says. */
export const storedPage = (text: string, headers: Record<string, string>): StoredPage => {
  const plain = Buffer.from(text);
  const digest = hash('sha256', plain, 'base64url').slice(0, 22);
  return { plain, digest, headers, copies: {} };
};

/** A page in an encoding: compressed once, when somebody asks for it. */
export const copyOf = (page: StoredPage, encoding: Encoding): PageCopy | Promise<PageCopy> => {
  const known = page.copies[encoding];
  if (known) return known;
  if (encoding === 'identity') return copyIn(page, encoding, page.plain);
  const copy = compress[encoding](page.plain).then((body) => copyIn(page, encoding, body));
  copy.catch(() => delete page.copies[encoding]);
  page.copies[encoding] = copy;
  return copy;
};

/** The best encoding that a browser accepts. */
export const chooseEncoding = (accepted = ''): Encoding =>
  negotiate<Encoding>(accepted, ['br', 'gzip', 'identity']) ?? 'identity';

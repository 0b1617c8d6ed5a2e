import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding, PageCopy, StoredPage } from '#server/page-cache.ts';
import { withPolicy } from './content-security-policy.ts';

// Quality 11 would save a fifteenth of the bytes and take fifty times as long; 5 would save a third of the time and add
// a thirty-fifth of the bytes. A window of 256 KB fits a page; the default of 4 MB would be allocated for each one.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** How long a CDN may serve its copy after a change, and how much longer it may while it revalidates. */
const NETWORK_SECONDS = 10;
const NETWORK_STALE_SECONDS = 60;

/**
 * Browsers revalidate each time, so that editors see their changes at once; CDNs only every few
 * seconds. `stale-while-revalidate` is sent to CDNs alone, because browsers would honour it too.
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

/** A page before compression; its digest identifies its content. */
export const storedPage = (text: string, headers: Record<string, string>): StoredPage => {
  const plain = Buffer.from(text);
  const digest = hash('sha256', plain, 'base64url').slice(0, 22);
  return { plain, digest, headers, copies: {} };
};

type Rendered = { html: string; nonce: string };

/** A rendered page with its policy. */
export const securedPage = (
  { html, nonce }: Rendered,
  options: { upgradeInsecureRequests: boolean },
): StoredPage => {
  const secured = withPolicy(html, nonce, options);
  return storedPage(secured.html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': secured.contentSecurityPolicy,
  });
};

/** A page in an encoding; compressed once, on first request. */
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

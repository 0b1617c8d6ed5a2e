import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredPage } from '#server/infrastructure/page-cache.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Level 11 would save a tenth of the bytes and cost ten times the time.
// A window of 128 KB holds a page; the usual one of 4 MB would be made anew for each.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

/** A page in the encodings that browsers ask for. */
export const storedPage = async (
  text: string,
  headers: Record<string, string>,
): Promise<StoredPage> => {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([toBrotli(identity, brotliOptions), toGzip(identity)]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bodies: { br, gzip: gzipped, identity },
    etag: digest,
    headers,
  };
};

export type Encoding = keyof StoredPage['bodies'];

const refused = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
};

/** The best encoding of those that a browser accepts. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b/.test(accepted) && !refused.br.test(accepted)) return 'br';
  if (/\bgzip\b/.test(accepted) && !refused.gzip.test(accepted)) return 'gzip';
  return 'identity';
};

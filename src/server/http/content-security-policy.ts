import { createHash, randomBytes } from 'node:crypto';
import { frameSources } from '#shared/embeds.ts';

const NONCE_BYTES = 16;

/** A mark for the scripts that the server itself writes into a page; nobody else knows it. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policy = (scriptHashes: readonly string[], upgrade: boolean): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    ['frame-src', ...frameSources].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * A drawn page without its nonces, and the policy that goes with it: only the inline scripts that
 * carry the nonce are allowed, by their hash. A script that came in with some content carries none.
 */
export const sealPage = (
  html: string,
  nonce: string,
  options: { upgradeInsecureRequests: boolean },
): { html: string; contentSecurityPolicy: string } => {
  const marked = new RegExp(`<script[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(marked)]
    .map(([, script = '']) => script)
    .filter((script) => script !== '')
    .map(hashOf);
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    contentSecurityPolicy: policy([...new Set(hashes)], options.upgradeInsecureRequests),
  };
};

import { hash, randomBytes } from 'node:crypto';
import { frameSources } from '#shared/embeds.ts';

const NONCE_BYTES = 16;

/** A mark for the scripts that the server itself writes into a page; nobody else knows it. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

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

/** The inline script whose tag went on as `before` and goes on as `after`, or '' where there is none. */
const scriptBetween = (before: string, after: string): string => {
  const isScript = before.startsWith('<script', before.lastIndexOf('<'));
  return isScript ? after.slice(after.indexOf('>') + 1, after.indexOf('</script>')) : '';
};

/**
 * A drawn page without its nonces, and the policy that goes with it: only the inline scripts that
 * carry the nonce are allowed, by their hash. A script that came in with some content carries none.
 */
export const sealPage = (
  html: string,
  nonce: string,
  options: { upgradeInsecureRequests: boolean },
): { html: string; contentSecurityPolicy: string } => {
  const parts = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).map((part, index) => scriptBetween(parts[index] ?? '', part));
  const hashes = scripts.filter((script) => script !== '').map(hashOf);
  return {
    html: parts.join(''),
    contentSecurityPolicy: policy([...new Set(hashes)], options.upgradeInsecureRequests),
  };
};

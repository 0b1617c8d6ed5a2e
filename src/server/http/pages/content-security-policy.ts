import { hash, randomBytes } from 'node:crypto';
import { frameSources } from '#shared/rich-text/embeds.ts';

const NONCE_BYTES = 16;

/** A random nonce for the scripts that the server itself writes into a page. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const policy = ({ scripts, styles }: InlineHashes, upgrade: boolean): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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
 * The text of an inline element, given the HTML before and after its nonce attribute; empty for other
 * elements.
 */
const textBetween = (before: string, after: string, name: string): string => {
  const isNamed = before.startsWith(`<${name}`, before.lastIndexOf('<'));
  return isNamed ? after.slice(after.indexOf('>') + 1, after.indexOf(`</${name}>`)) : '';
};

/**
 * Removes the nonces from a rendered page and returns its policy, which allows by hash only the inline
 * scripts and styles that carried the nonce. Markup from content carries none.
 */
export const withPolicy = (
  html: string,
  nonce: string,
  options: { upgradeInsecureRequests: boolean },
): { html: string; contentSecurityPolicy: string } => {
  const parts = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .split(` nonce="${nonce}"`);
  const hashesIn = (name: string): string[] => {
    const texts = parts
      .slice(1)
      .map((part, index) => textBetween(parts[index] ?? '', part, name))
      .filter((text) => text !== '');
    return [...new Set(texts.map(hashOf))];
  };
  const hashes = { scripts: hashesIn('script'), styles: hashesIn('style') };
  return {
    html: parts.join(''),
    contentSecurityPolicy: policy(hashes, options.upgradeInsecureRequests),
  };
};

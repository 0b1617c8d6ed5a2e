import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

// Anything but a page may load nothing and may not be framed; pages and uploads override this policy.
const always = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The site uses none of them; an embedded page gets none either.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

// Only when the site is reached over TLS: on plain HTTP it would lock testers out. Not for subdomains,
// which may belong to something else.
const overTls = { ...always, 'strict-transport-security': `max-age=${YEAR_SECONDS}` };

export const securityHeadersFor = ({ publicUrl }: Config): Record<string, string> =>
  publicUrl.startsWith('https:') ? overTls : always;

/** Sets the same few headers on every answer; they are constants. */
export const securityHeaders = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  const headers = securityHeadersFor(app.config);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  ready();
});

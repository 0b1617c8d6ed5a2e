import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

// What is no page may load nothing at all and stand in no frame; pages and uploads replace that
// policy with their own.
const always = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

// Only where the site is reached by TLS: on plain HTTP it would lock a tester out. Not for
// subdomains: they may belong to something else.
const overTls = { ...always, 'strict-transport-security': `max-age=${YEAR_SECONDS}` };

export const securityHeadersFor = ({ publicUrl }: Config): Record<string, string> =>
  publicUrl.startsWith('https:') ? overTls : always;

/** On every answer, whatever it is: the same few headers, made once. */
export const securityHeaders = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  const headers = securityHeadersFor(app.config);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  ready();
});

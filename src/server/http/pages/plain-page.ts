import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ServerLanguage } from '#server/languages.ts';
import { localizedPath } from '#shared/languages/locales.ts';

export type PlainPage = {
  language: ServerLanguage;
  title: string;
  texts: readonly string[];
  /** Home by default; null for none. */
  link?: { href: string; label: string } | null;
  /** The id of the request, to find it in the log. */
  requestId?: string;
};

const STYLE =
  'body{max-width:36rem;margin:4rem auto;padding:0 1.25rem;color:#1c2b33;background:#fbf8f2;font:1.125rem/1.6 system-ui,sans-serif}h1{color:#0d5167;font:2rem/1.2 Georgia,serif}a{color:#12677f}';

/** Allows a page one style sheet, and its forms where they say. */
export const policyOf = (style: string, formAction = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = policyOf(STYLE);

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const homeOf = ({ locale, t }: ServerLanguage) => ({
  href: localizedPath(locale, '/'),
  label: t('plainPages.backHome'),
});

const htmlOf = ({
  language,
  title,
  texts,
  link = homeOf(language),
  requestId: code,
}: PlainPage): string => `<!doctype html>
<html lang="${language.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
${texts.map((text) => `      <p>${escaped(text)}</p>\n`).join('')}${link ? `      <p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>\n` : ''}${code ? `      <p><small>${language.t('plainPages.requestCode', { code })}</small></p>\n` : ''}    </main>
  </body>
</html>
`;

/** A static page, so that nothing in it can fail: no data and no script. Not cached. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page));

import { languages, type ServerLanguage } from '#server/languages.ts';
import { type Locale, localizedPath } from '#shared/languages/locales.ts';

// Mail programs ignore stylesheets, so styles are inline. The colours repeat client/styles/tokens.css.
const colour = {
  ink: '#1c2b33',
  inkSoft: '#4a5b64',
  sea: '#0d5167',
  clay: '#b04a22',
  page: '#fbf8f2',
  hairline: '#d9c9ad',
  card: '#ffffff',
};
const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const lines = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');

const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const factHtml = ({ label, value }: { label: string; value: string }): string => `
<tr>
<th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${colour.hairline};color:${colour.inkSoft};font-weight:normal">${lines(label)}</th>
<td valign="top" style="padding:8px 0;border-top:1px solid ${colour.hairline};font-weight:600">${lines(value)}</td>
</tr>`;

const factsHtml = (facts: readonly { label: string; value: string }[]): string => `
<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-bottom:1px solid ${colour.hairline};border-collapse:collapse">${facts.map(factHtml).join('')}
</table>`;

const buttonHtml = (label: string, url: string): string => `
<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colour.clay};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const linkHtml = (label: string, url: string): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${colour.sea}">${escapeHtml(label)}</a></p>`;

type Page = { locale: Locale; title: string; body: string; footer: readonly string[] };

/** `body` is HTML; `title` and the lines of the footer are text. */
const pageHtml = ({ locale, title, body, footer }: Page): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${colour.page};color:${colour.ink};font:16px/1.6 ${sans}">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font:24px/1.2 ${serif};color:${colour.sea}">${escapeHtml(title)}</p>
<div style="padding:28px 24px 12px;background:${colour.card};border:1px solid ${colour.hairline};border-radius:10px;overflow-wrap:anywhere">
${body}
</div>
<p style="margin:20px 0 0;font-size:14px;color:${colour.inkSoft}">${footer.map(lines).join('<br>')}</p>
</div>
</body>
</html>
`;

/** The site that a mail comes from. */
export type MailSite = {
  siteName: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The postal address of the house; empty when unknown. */
  address: string;
  /** The languages in which it has pages; only Italian if left out. */
  offered?: readonly Locale[];
  /** How to reach the host, in lines; only in mails to guests. */
  contacts?: (language: ServerLanguage) => readonly string[];
};

/** The content of a mail, from which both its text and its HTML are made. */
export type MailParts = {
  /** The reader's; Italian by default, as staff's. */
  language?: ServerLanguage;
  paragraphs: readonly string[];
  facts?: readonly MailFact[];
  /** A link to a path of the site. */
  action?: MailAction;
  closing?: string;
  /** A link for another answer than the action, after the closing. */
  otherAction?: MailAction;
};

type MailAction = { label: string; path: string };

export type MailFact = { label: string; value: string };

// A URL or domain as a name would turn our mail into an advertisement.
const looksLikeLink = /[/@\\]|www\.|\p{L}\.\p{L}{2,}/iu;

/** Whether a name can be in a mail: a mail program turns none of it into a link. */
export const isPlainName = (name: string): boolean => !looksLikeLink.test(name);

/**
 * Leaves out a name that a mail program would turn into a link. A name of several words does not tell
 * which one is the first name, so it gets the formal greeting instead of 'Ciao'.
 */
const greeting = (name: string, { t }: ServerLanguage): string => {
  if (name === '' || !isPlainName(name)) return t('mails.greeting');
  return /\s/.test(name)
    ? t('mails.greetingByFullName', { name })
    : t('mails.greetingByFirstName', { name });
};

/** A page of the site in the reader's language, if it has that one. */
const addressOf = (
  path: string,
  { publicUrl, offered = [] }: MailSite,
  { locale }: ServerLanguage,
): string => `${publicUrl}${offered.includes(locale) ? localizedPath(locale, path) : path}`;

const signature = (site: MailSite, language: ServerLanguage): string[] =>
  [
    ...(site.contacts?.(language) ?? []),
    site.siteName,
    site.address,
    addressOf('/', site, language).replace(/\/$/, ''),
  ].filter((line) => line !== '');

const textOf = (recipientName: string, parts: MailParts, site: MailSite): string => {
  const { action, closing, facts = [], language = languages.it, otherAction, paragraphs } = parts;
  const { t } = language;
  const lineOf = (link: MailAction | undefined): string =>
    link ? t('mails.line', { label: link.label, value: addressOf(link.path, site, language) }) : '';
  const blocks = [
    greeting(recipientName, language),
    ...paragraphs,
    facts.map((fact) => t('mails.line', fact)).join('\n'),
    lineOf(action),
    closing ?? '',
    lineOf(otherAction),
    `-- \n${signature(site, language).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};

const htmlOf = (recipientName: string, parts: MailParts, site: MailSite): string => {
  const { action, closing, facts = [], language = languages.it, otherAction, paragraphs } = parts;
  const urlOf = ({ path }: MailAction): string => addressOf(path, site, language);
  const body = [
    paragraphHtml(greeting(recipientName, language)),
    ...paragraphs.map(paragraphHtml),
    facts.length > 0 ? factsHtml(facts) : '',
    action ? buttonHtml(action.label, urlOf(action)) : '',
    closing ? paragraphHtml(closing) : '',
    otherAction ? linkHtml(otherAction.label, urlOf(otherAction)) : '',
  ];
  const footer = signature(site, language);
  return pageHtml({
    locale: language.locale,
    title: site.siteName,
    body: body.join(''),
    footer,
  });
};

/** The layout of all mails. Every part is escaped, so it appears as text, never as markup. */
export const layOutMail = (
  recipientName: string,
  parts: MailParts,
  site: MailSite,
): { text: string; html: string } => ({
  text: textOf(recipientName, parts, site),
  html: htmlOf(recipientName, parts, site),
});

/** Maximum items listed in one digest. */
const MAX_LISTED = 20;

/** One line for each item of a digest. */
export const digestFacts = <T>(
  items: readonly T[],
  toFact: (item: T) => MailFact,
  { t }: ServerLanguage = languages.it,
): MailFact[] => {
  const facts = items.slice(0, MAX_LISTED).map(toFact);
  const unlisted = items.length - facts.length;
  return unlisted > 0
    ? [...facts, { label: '…', value: t('mails.andMore', { count: unlisted }) }]
    : facts;
};

import type { ServerLanguage } from '#server/languages.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  LaidOutLink,
  LaidOutMail,
  MailCard,
  MailFact,
  MailPart,
  MailSection,
} from './mail-parts.ts';

// Mail programs ignore stylesheets, so styles are inline. The colours repeat client/styles/tokens.css.
// Tables stand only where Outlook knows no other columns and frames.
const colour = {
  ink: '#1c2b33',
  inkSoft: '#4a5b64',
  sea: '#0d5167',
  clay: '#b04a22',
  page: '#fbf8f2',
  sand: '#f4ede1',
  hairline: '#d9c9ad',
  card: '#ffffff',
};
const tones = {
  waiting: { ink: '#7a4b00', ground: '#fdf0d2' },
  confirmed: { ink: '#4f5f2b', ground: '#e8eed9' },
  off: { ink: '#9b2226', ground: '#fae3e2' },
} as const;
const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";
const soft = `color:${colour.inkSoft}`;
const small = `font-size:14px;line-height:1.5;${soft}`;
const line = `border-top:1px solid ${colour.hairline}`;

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

const langAttribute = (lang: Locale | undefined): string => (lang ? ` lang="${lang}"` : '');

const paragraphHtml = (text: string, lang?: Locale): string =>
  `\n<p${langAttribute(lang)} style="margin:0 0 16px">${lines(text)}</p>`;

const linkHtml = ({ label, address }: LaidOutLink): string =>
  `<a href="${escapeHtml(address)}" style="color:${colour.sea}">${escapeHtml(label)}</a>`;

/** Greeting and lead are one beginning. */
const beginningHtml = (text: string): string =>
  `\n<p style="margin:0 0 20px;font:22px/1.35 ${serif};color:${colour.sea}">${lines(text)}</p>`;

const table = (rows: string, style: string): string =>
  `\n<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${style}">${rows}\n</table>`;

type Words = Pick<ServerLanguage, 't'>;

const beforeHtml = ({ before }: MailFact, { t }: Words): string =>
  before === undefined
    ? ''
    : `<br><span style="${small};font-weight:normal">${lines(t('mails.before', { value: before }))}</span>`;

const detailHtml = ({ detail = '', remark = '' }: MailFact): string =>
  [detail, remark]
    .filter((words) => words !== '')
    .map((words) => `<br><span style="${small};font-weight:normal">${lines(words)}</span>`)
    .join('');

/** `thStyle`: of the label. */
const factHtml = (fact: MailFact, words: Words, thStyle = ''): string => `
<tr>
<th scope="row" align="left" valign="top" width="36%" style="padding:8px 16px 8px 0;${line};${soft};font-weight:normal;${thStyle}">${lines(fact.label)}</th>
<td valign="top" style="padding:8px 0;${line};font-weight:600">${lines(fact.value)}${detailHtml(fact)}${beforeHtml(fact, words)}</td>
</tr>`;

const factsHtml = (facts: readonly MailFact[], words: Words): string =>
  facts.length === 0
    ? ''
    : table(
        facts.map((fact) => factHtml(fact, words)).join(''),
        `margin:8px 0 24px;border-bottom:1px solid ${colour.hairline}`,
      );

/** A line of the price: its sum stands at the right. */
const sumHtml = (fact: MailFact, words: Words, style = ''): string => `
<tr>
<th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:normal;${style}">${lines(fact.label)}${detailHtml(fact)}</th>
<td align="right" valign="top" style="padding:6px 0;white-space:nowrap;${style}">${lines(fact.value)}${beforeHtml(fact, words)}</td>
</tr>`;

const totalHtml = (total: MailFact, words: Words): string =>
  sumHtml(total, words, `font-size:18px;font-weight:600;color:${colour.sea}`);

const sumsHtml = ({ sums, total }: MailCard, words: Words): string => {
  const rows = sums.map((sum) => sumHtml(sum, words)).join('');
  return total ? table(`${rows}${totalHtml(total, words)}`, line) : '';
};

const stateHtml = ({ words, tone }: MailCard['state']): string =>
  `<span style="display:inline-block;padding:2px 10px;border-radius:12px;background:${tones[tone].ground};color:${tones[tone].ink};font:600 14px/1.5 ${sans}">${escapeHtml(words)}</span>`;

/** Labels of our own: only words of others may be broken. */
const WHOLE_WORDS = 'overflow-wrap:normal';

const cardHtml = (card: MailCard, words: Words): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
<tr><td style="padding:16px 16px 8px;background:${colour.sand};border-radius:10px">
<p style="margin:0 0 12px;font:20px/1.5 ${serif};color:${colour.sea}">${escapeHtml(card.title)} ${stateHtml(card.state)}</p>${table(card.facts.map((fact) => factHtml(fact, words, WHOLE_WORDS)).join(''), '')}${sumsHtml(card, words)}
</td></tr>
</table>`;

const sectionHtml = ({ title, text, lang, links = [] }: MailSection, mail: LaidOutMail): string => `
<h2 style="margin:0 0 4px;font:600 16px/1.5 ${sans};color:${colour.sea}">${escapeHtml(title)}</h2>
<p${langAttribute(lang)} style="margin:0 0 20px">${[
  ...(text === '' ? [] : [lines(text)]),
  ...links.map((link) => linkHtml(mail.linkTo(link))),
].join('<br>')}</p>`;

type Quotation = { title: string; text: string; lang?: Locale | undefined };

const quotationHtml = ({ title, text, lang }: Quotation): string => `
<p style="margin:0 0 4px;${small}">${escapeHtml(title)}</p>
<blockquote${langAttribute(lang)} style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${colour.hairline}">${lines(text)}</blockquote>`;

const buttonHtml = ({ label, address }: LaidOutLink): string => `
<p style="margin:0 0 24px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colour.clay};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const partHtml = (part: MailPart, mail: LaidOutMail): string => {
  const { linkTo, language } = mail;
  if (typeof part === 'string') return paragraphHtml(part);
  if ('paragraph' in part) return paragraphHtml(part.paragraph, part.lang);
  if ('lead' in part) return beginningHtml(part.lead);
  if ('facts' in part) return factsHtml(part.facts, language);
  if ('card' in part) return cardHtml(part.card, language);
  if ('section' in part) return sectionHtml(part.section, mail);
  if ('quotation' in part) return quotationHtml(part.quotation);
  if ('button' in part) return buttonHtml(linkTo(part.button));
  return `\n<p style="margin:0 0 16px">${linkHtml(linkTo(part.link))}</p>`;
};

const signatureHtml = ({ signature: { name, links } }: LaidOutMail): string =>
  name === '' && links.length === 0
    ? ''
    : `
<p style="margin:0 0 16px;padding-top:16px;${line}">${[
        ...(name === ''
          ? []
          : [
              `<span style="font:20px/1.4 ${serif};color:${colour.sea}">${escapeHtml(name)}</span>`,
            ]),
        ...links.map(linkHtml),
      ].join('<br>')}</p>`;

/** Its last line is the address of the site. */
const footerHtml = ({ footer }: LaidOutMail): string =>
  footer
    .map((words) =>
      words === footer.at(-1) ? linkHtml({ label: words, address: words }) : lines(words),
    )
    .join('<br>');

/** The mail as HTML, in a column of at most 600 px. */
export const htmlOf = (mail: LaidOutMail): string => {
  const { body, greeting, language } = mail;
  const [first] = body;
  const hasLead = typeof first === 'object' && 'lead' in first;
  const beginning = hasLead ? beginningHtml(`${greeting}\n${first.lead}`) : paragraphHtml(greeting);
  const rest = (hasLead ? body.slice(1) : body).map((part) => partHtml(part, mail)).join('');
  return `<!doctype html>
<html lang="${language.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(mail.siteName)}</title>
</head>
<body style="margin:0;background:${colour.page};color:${colour.ink};font:16px/1.6 ${sans}">
<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto;padding:24px 12px;box-sizing:border-box">
<p style="margin:0 0 16px;padding:0 8px;font:24px/1.2 ${serif};color:${colour.sea}">${escapeHtml(mail.siteName)}</p>
<div style="padding:24px 20px 8px;background:${colour.card};border:1px solid ${colour.hairline};border-radius:10px;overflow-wrap:anywhere">${beginning}${rest}${signatureHtml(mail)}
</div>
<p style="margin:16px 0 0;padding:0 8px;${small}">${footerHtml(mail)}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
};

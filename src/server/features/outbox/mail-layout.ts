import { factsHtml, linkHtml, pageHtml, paragraphHtml } from './mail-html.ts';

/** What every mail says of the site that sends it. */
export type MailSite = {
  siteName: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** The house's postal address; empty while unknown. */
  address: string;
};

/** What a mail says. Text and HTML are both made from these parts, so they never disagree. */
export type MailParts = {
  paragraphs: readonly string[];
  facts?: readonly MailFact[];
  /** The one thing to do next, at a path of the site. */
  action?: { label: string; path: string };
  closing?: string;
};

export type MailFact = { label: string; value: string };

// An address or a domain in the place of a name would turn our own mail into somebody's advertisement.
const looksLikeLink = /[/@\\]|www\.|\p{L}\.\p{L}{2,}/iu;

/** A name that a mail program would turn into a link is left out. */
const greeting = (name: string): string =>
  name === '' || looksLikeLink.test(name) ? 'Ciao,' : `Ciao ${name},`;

const signature = (site: MailSite): string[] =>
  [site.siteName, site.address, site.publicUrl].filter((line) => line !== '');

const textOf = (recipientName: string, parts: MailParts, site: MailSite): string => {
  const { action, closing, facts = [], paragraphs } = parts;
  const blocks = [
    greeting(recipientName),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}: ${site.publicUrl}${action.path}` : '',
    closing ?? '',
    `-- \n${signature(site).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};

const htmlOf = (recipientName: string, parts: MailParts, site: MailSite): string => {
  const { action, closing, facts = [], paragraphs } = parts;
  const body = [
    paragraphHtml(greeting(recipientName)),
    ...paragraphs.map(paragraphHtml),
    facts.length > 0 ? factsHtml(facts) : '',
    action ? linkHtml(action.label, `${site.publicUrl}${action.path}`) : '',
    closing ? paragraphHtml(closing) : '',
  ];
  return pageHtml({ title: site.siteName, body: body.join(''), footer: signature(site) });
};

/** The one layout of all mails. Whatever the parts hold appears as text, never as markup. */
export const layOutMail = (
  recipientName: string,
  parts: MailParts,
  site: MailSite,
): { text: string; html: string } => ({
  text: textOf(recipientName, parts, site),
  html: htmlOf(recipientName, parts, site),
});

import { languages, type ServerLanguage } from '#server/languages.ts';
import { hostLinks } from '#shared/addresses.ts';
import { addressedName } from '#shared/bookings/first-name.ts';
import { HOUSE_LOCALE, localizedPath } from '#shared/languages/locales.ts';
import { codesInWords } from '#shared/national-code.ts';
import { htmlOf } from './mail-html.ts';
import type { LaidOutMail, MailParts, MailSite } from './mail-parts.ts';
import { textOf } from './mail-text.ts';

// A URL or domain as a name would turn our mail into an advertisement.
const looksLikeLink = /[/@\\]|www\.|\p{L}\.\p{L}{2,}/iu;

/** Whether a name can be in a mail: a mail program turns none of it into a link. */
export const isPlainName = (name: string): boolean => !looksLikeLink.test(name);

/** By the first name, in German by the whole. Leaves out a name that a mail program would turn into a link. */
const greetingTo = (name: string, { locale, t }: ServerLanguage): string =>
  name === '' || !isPlainName(name)
    ? t('mails.greeting')
    : t('mails.greetingByName', { name: locale === 'de' ? name : addressedName(name) });

/** A page of the site in the reader's language, if it has that one; any other address as it is. */
const addressOf = (
  to: string,
  { publicUrl, offered }: MailSite,
  { locale }: ServerLanguage,
): string => {
  if (!to.startsWith('/')) return to;
  return `${publicUrl}${offered.includes(locale) ? localizedPath(locale, to) : to}`;
};

/** The host's name, with the ways to reach the host. */
const signatureOf = ({ house }: MailSite, { locale, t }: ServerLanguage) => {
  const links = hostLinks(house[locale]).map(({ by, text, href }) => {
    const labels = {
      phone: t('mails.phone', { number: text }),
      whatsapp: `WhatsApp ${text}`,
      email: text,
    };
    return { label: labels[by], address: href };
  });
  return { name: house[locale].hostName, links };
};

const nobody = { name: '', links: [] };

/** What the layout needs to know of the reader. */
type Reader = { name: string; isGuest: boolean };

/** The layout of all mails. Every part is escaped, so it appears as text, never as markup. */
export const layOutMail = (
  { name, isGuest }: Reader,
  { body, language = languages.it }: MailParts,
  site: MailSite,
): { text: string; html: string } => {
  const home = addressOf('/', site, language).replace(/\/$/, '');
  const { address, ...house } = site.house[HOUSE_LOCALE];
  const mail: LaidOutMail = {
    language,
    siteName: site.siteName,
    greeting: greetingTo(name, language),
    body,
    linkTo: ({ label, to }) => ({ label, address: addressOf(to, site, language) }),
    signature: isGuest ? signatureOf(site, language) : nobody,
    footer: [site.siteName, address, codesInWords(house), home].filter((line) => line !== ''),
  };
  return { text: textOf(mail), html: htmlOf(mail) };
};

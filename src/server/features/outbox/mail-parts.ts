import { languages, type ServerLanguage } from '#server/languages.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { PropertyView } from '#shared/property.schema.ts';

// What a mail consists of. `mail-html.ts` and `mail-text.ts` write the same parts, in the same words.

/** A path of the site, or a whole address. */
export type MailLink = { label: string; to: string };

export type MailFact = {
  label: string;
  value: string;
  /** In smaller letters: hours, or what a price depends on. */
  detail?: string;
  /** A sentence about it, on a line of its own. */
  remark?: string;
  /** The former value, of a changed stay. */
  before?: string;
};

/** What a reader recognizes a stay by: its state, days, party and price. */
export type MailCard = {
  title: string;
  state: { words: string; tone: 'waiting' | 'confirmed' | 'off' };
  facts: readonly MailFact[];
  /** The lines of the price; empty if they do not add up to the total. */
  sums: readonly MailFact[];
  /** Null once the stay is off. */
  total: MailFact | null;
};

/** A matter of its own, such as the terms of payment. */
export type MailSection = {
  title: string;
  text: string;
  /** The language of a text that has no translation. */
  lang?: Locale | undefined;
  links?: readonly MailLink[];
};

/** A part of a mail; a plain text is a paragraph. */
export type MailPart =
  | string
  | { paragraph: string; lang: Locale | undefined }
  /** The one sentence for which the mail is written, joined to the greeting. */
  | { lead: string }
  | { facts: readonly MailFact[] }
  | { card: MailCard }
  | { section: MailSection }
  /** Words that a person typed. */
  | { quotation: { title: string; text: string; lang?: Locale | undefined } }
  /** What the reader is asked to do. */
  | { button: MailLink }
  | { link: MailLink };

/** The content of a mail, from which both its text and its HTML are made. */
export type MailParts = {
  /** The reader's; Italian by default, as staff's. */
  language?: ServerLanguage;
  body: readonly MailPart[];
};

/** The site that a mail comes from. */
export type MailSite = {
  siteName: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The languages in which it has pages. */
  offered: readonly Locale[];
  /** The house and its hosts, as readers of each language see them. */
  house: Readonly<Record<Locale, PropertyView>>;
};

/** A link as mail programs follow it. */
export type LaidOutLink = { label: string; address: string };

/** All that a mail says, from which its text and its HTML are made. */
export type LaidOutMail = {
  language: ServerLanguage;
  siteName: string;
  greeting: string;
  body: readonly MailPart[];
  linkTo: (link: MailLink) => LaidOutLink;
  /** The host, in mails to guests; otherwise empty. */
  signature: { name: string; links: readonly LaidOutLink[] };
  /** The site: name, address and home page. */
  footer: readonly string[];
};

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

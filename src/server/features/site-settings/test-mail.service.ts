import type { AppContext, Caller } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { layOutMail, type MailSite } from '#server/features/outbox/mail-layout.ts';
import { explainMailError } from '#server/features/outbox/outbox.service.ts';
import { getTranslatedProperty } from '#server/features/property/property.service.ts';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import { type Mail, MailError } from '#server/infrastructure/mailer.ts';
import type { ServerLanguage } from '#server/languages.ts';
import { HOUSE_LOCALE, type Locale, locales } from '#shared/languages/locales.ts';
import type { Property } from '#shared/property.schema.ts';
import type { TestMailOutcome } from '#shared/site-settings.schema.ts';
import { findReplyTo, listOfferedLocales } from './site-settings.service.ts';

/** The host's name, with the ways to reach the host by telephone and mail. */
const contactsOf = (
  { hostName, hostPhone, hostWhatsapp, hostEmail }: Property,
  { t }: ServerLanguage,
): string[] => [
  hostName,
  [
    hostPhone && t('mails.phone', { number: hostPhone }),
    hostWhatsapp && `WhatsApp ${hostWhatsapp}`,
    hostEmail,
  ]
    .filter(Boolean)
    .join(' · '),
];

/** The house as the readers of each language know it. */
const getHouses = async (db: Database): Promise<Readonly<Record<Locale, Property>>> => {
  const houses = locales.map(async (locale) => [locale, await getTranslatedProperty(db, locale)]);
  return Object.fromEntries(await Promise.all(houses));
};

/** The current names of site and house, and of the host for a mail to a guest. */
export const getMailSite = async (
  { config, database }: AppContext,
  isForGuest: boolean,
): Promise<MailSite> => {
  const houses = await getHouses(database);
  return {
    siteName: await getSiteName(database),
    address: houses[HOUSE_LOCALE].address,
    publicUrl: config.publicUrl,
    offered: await listOfferedLocales(database),
    ...(isForGuest && { contacts: (language) => contactsOf(houses[language.locale], language) }),
  };
};

const composeTestMail = async (app: AppContext, { name, email }: Caller): Promise<Mail> => {
  const site = await getMailSite(app, true);
  const replyTo = await findReplyTo(app.database);
  const answers = replyTo
    ? `Chi risponde a una mail del sito, come questa, scrive a ${replyTo.address}.`
    : 'Chi risponde a una mail del sito, come questa, non raggiunge nessuno.';
  const paragraphs = [
    'questa è la mail di prova: se la leggi, la posta del sito funziona.',
    answers,
  ];
  const date = app.clock.now();
  return {
    ...layOutMail(name, { paragraphs }, site),
    subject: `${site.siteName}: mail di prova`,
    to: { address: email },
    ...(replyTo && { replyTo }),
    messageId: `<test-${crypto.randomUUID()}@${new URL(site.publicUrl).hostname}>`,
    date,
  };
};

const failed = (error: MailError): TestMailOutcome => ({
  isSent: false,
  message: explainMailError(error),
  serverResponse: error.response ?? null,
});

/**
 * Sends a mail to the caller, past the outbox, so that its outcome is known at once: a failed test is
 * not tried again.
 */
export const sendTestMail = async (app: AppContext, caller: Caller): Promise<TestMailOutcome> => {
  if (app.config.mail.server === undefined) {
    const message = 'Sul server non è impostata la posta (SMTP_HOST): nessuna mail può partire.';
    return { isSent: false, message, serverResponse: null };
  }
  const mailer = createMailer(app.config.mail);
  try {
    await mailer.send(await composeTestMail(app, caller));
    const message = `Il server di posta ha preso la mail di prova per ${caller.email}. Se non arriva entro qualche minuto, può essere tra la posta indesiderata.`;
    return { isSent: true, message, serverResponse: null };
  } catch (error) {
    if (error instanceof MailError) return failed(error);
    throw error;
  } finally {
    mailer.close();
  }
};

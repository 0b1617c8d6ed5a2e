import type { AppContext, Caller } from '#server/app-context.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { layOutMail } from '#server/features/outbox/mail-layout.ts';
import type { MailSite } from '#server/features/outbox/mail-parts.ts';
import { explainMailError } from '#server/features/outbox/outbox.service.ts';
import { getTranslatedProperty } from '#server/features/property/property.service.ts';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import { type Mail, MailError } from '#server/infrastructure/mailer.ts';
import { locales } from '#shared/languages/locales.ts';
import type { TestMailOutcome } from '#shared/site-settings.schema.ts';
import { findReplyTo, listOfferedLocales } from './site-settings.service.ts';

/** The current names of site and house, and the house as readers of each language see it. */
export const getMailSite = async ({ config, database }: AppContext): Promise<MailSite> => {
  const houses = locales.map(async (locale) => [
    locale,
    await getTranslatedProperty(database, locale),
  ]);
  return {
    siteName: await getSiteName(database),
    publicUrl: config.publicUrl,
    offered: await listOfferedLocales(database),
    house: Object.fromEntries(await Promise.all(houses)),
  };
};

const composeTestMail = async (app: AppContext, { name, email }: Caller): Promise<Mail> => {
  const site = await getMailSite(app);
  const replyTo = await findReplyTo(app.database);
  const answers = replyTo
    ? `Chi risponde a una mail del sito, come questa, scrive a ${replyTo.address}.`
    : 'Chi risponde a una mail del sito, come questa, non raggiunge nessuno.';
  const body = ['questa è la mail di prova: se la leggi, la posta del sito funziona.', answers];
  const date = app.clock.now();
  return {
    ...layOutMail({ name, isGuest: true }, { body }, site),
    fromName: site.siteName,
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
export const sendPastOutbox = async (
  app: AppContext,
  compose: () => Promise<Mail>,
): Promise<TestMailOutcome> => {
  if (app.config.mail.server === undefined) {
    const message = 'Sul server non è impostata la posta (SMTP_HOST): nessuna mail può partire.';
    return { isSent: false, message, serverResponse: null };
  }
  const mailer = createMailer(app.config.mail);
  try {
    const mail = await compose();
    await mailer.send(mail);
    const message = `Il server di posta ha preso la mail di prova per ${mail.to.address}. Se non arriva entro qualche minuto, può essere tra la posta indesiderata.`;
    return { isSent: true, message, serverResponse: null };
  } catch (error) {
    if (error instanceof MailError) return failed(error);
    throw error;
  } finally {
    mailer.close();
  }
};

export const sendTestMail = (app: AppContext, caller: Caller): Promise<TestMailOutcome> =>
  sendPastOutbox(app, () => composeTestMail(app, caller));

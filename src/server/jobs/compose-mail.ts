import type { AppContext } from '#server/app-context.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import type { MailSite } from '#server/features/outbox/mail-layout.ts';
import type { QueuedMail } from '#server/features/outbox/outbox.mails.ts';
import { renderMail } from '#server/features/outbox/render-mail.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { mailTemplates } from '#server/mail-templates.ts';

/** The same for a mail at each attempt; the time keeps it apart from a mail of an earlier database. */
const messageIdOf = ({ id, createdAt }: QueuedMail, publicUrl: string): string =>
  `<outbox-${id}.${Date.parse(createdAt).toString(36)}@${new URL(publicUrl).hostname}>`;

const readSite = async ({ config, database }: AppContext): Promise<MailSite> => {
  const { siteName } = await getHomepage(database);
  const { address } = await getProperty(database);
  return { siteName, address, publicUrl: config.publicUrl };
};

/**
 * Writes a mail with what the site and the house are called today. Null when what it was about is
 * gone.
 */
export const composeMail = async (app: AppContext, mail: QueuedMail): Promise<Mail | null> => {
  const site = await readSite(app);
  const rendered = await renderMail(mailTemplates, mail, site, app);
  if (!rendered) return null;
  return {
    ...rendered,
    to: { name: mail.recipient.name, address: mail.recipient.email },
    messageId: messageIdOf(mail, site.publicUrl),
    date: new Date(mail.createdAt),
  };
};

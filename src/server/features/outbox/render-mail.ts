import type { AppContext } from '#server/app-context.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { layOutMail, type MailSite } from './mail-layout.ts';
import type { MailContent, MailSubject, MailTemplates, Recipient } from './outbox.mails.ts';

export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>;

type AddressedMail<Kind extends MailKind = MailKind> = {
  subject: MailSubject<Kind>;
  recipient: Recipient;
};

const contentOf = <Kind extends MailKind>(
  templates: MailTemplates,
  { subject, recipient }: AddressedMail<Kind>,
  site: MailSite,
  app: AppContext,
): MailContent | null | Promise<MailContent | null> =>
  templates[subject.kind](subject, site, app, recipient);

/** The template of the mail's kind in the layout of all mails; null when it no longer says the truth. */
export const renderMail = async (
  templates: MailTemplates,
  mail: AddressedMail,
  site: MailSite,
  app: AppContext,
): Promise<RenderedMail | null> => {
  const content = await contentOf(templates, mail, site, app);
  if (!content) return null;
  return {
    subject: content.subject,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...layOutMail(content.recipientName ?? mail.recipient.name, content, site),
  };
};

import type { AppContext } from '#server/app-context.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { layOutMail } from './mail-layout.ts';
import type { MailSite } from './mail-parts.ts';
import {
  isToGuest,
  type MailContent,
  type MailSubject,
  type MailTemplates,
  type Recipient,
} from './outbox.mails.ts';

export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'calendar' | 'pdf'>;

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
  const { subject, replyTo, calendar, pdf, recipientName = mail.recipient.name } = content;
  const reader = { name: recipientName, isGuest: isToGuest(mail.subject.kind) };
  return {
    subject,
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
    ...(pdf && { pdf }),
    ...layOutMail(reader, content, site),
  };
};

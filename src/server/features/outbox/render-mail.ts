import type { AppContext } from '#server/app-context.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { layOutMail, type MailSite } from './mail-layout.ts';
import type { MailContent, MailSubject, MailTemplates } from './outbox.mails.ts';

export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>;

const contentOf = <Kind extends MailKind>(
  templates: MailTemplates,
  subject: MailSubject<Kind>,
  site: MailSite,
  app: AppContext,
): MailContent | Promise<MailContent> => templates[subject.kind](subject, site, app);

/** Writes a mail: what the kind's own template says, in the layout that all mails share. */
export const renderMail = async (
  templates: MailTemplates,
  mail: { subject: MailSubject; recipient: { name: string } },
  site: MailSite,
  app: AppContext,
): Promise<RenderedMail> => {
  const content = await contentOf(templates, mail.subject, site, app);
  return {
    subject: content.subject,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...layOutMail(mail.recipient.name, content, site),
  };
};

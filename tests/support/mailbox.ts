import type { AppContext } from '#server/app-context.ts';
import type { Mail, Mailer } from '#server/infrastructure/mailer.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';

/** Runs the mail worker until no mail is due. Returns the mails that it would have sent. */
export const deliverMails = async (app: AppContext): Promise<Mail[]> => {
  const delivered: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      delivered.push(mail);
      return {};
    },
    close: () => undefined,
  };
  await createMailRun({ app, mailer })(new AbortController().signal);
  return delivered;
};

const linkIn = (mail: Mail | undefined, pattern: RegExp): RegExpExecArray => {
  const found = mail && pattern.exec(mail.text);
  if (!found) throw new Error(`The mail has no such link: ${mail?.text ?? 'there is no mail'}`);
  return found;
};

/** The token and address of the link by which an address is confirmed. */
export const confirmationIn = (mail: Mail | undefined): { token: string; email: string } => {
  const [, query] = linkIn(mail, /\/confirm-email\?(\S+)/);
  const values = new URLSearchParams(query);
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' };
};

/** The token of the link by which a password is chosen. */
export const passwordTokenIn = (mail: Mail | undefined): string =>
  linkIn(mail, /\/reset-password\/([\w-]+)/)[1] ?? '';

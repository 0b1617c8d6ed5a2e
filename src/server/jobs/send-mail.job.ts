import type { AppContext } from '#server/app-context.ts';
import { isToGuest, type QueuedMail } from '#server/features/outbox/outbox.mails.ts';
import {
  dropMail,
  recordFailure,
  recordSent,
  resumeWaitingMails,
  takeDueMail,
} from '#server/features/outbox/outbox.service.ts';
import { renderMail } from '#server/features/outbox/render-mail.ts';
import { findReplyTo } from '#server/features/site-settings/site-settings.service.ts';
import { getMailSite } from '#server/features/site-settings/test-mail.service.ts';
import { removeDrafts } from '#server/infrastructure/file-storage.ts';
import {
  type Mail,
  MailError,
  type Mailer,
  type MailReceipt,
} from '#server/infrastructure/mailer.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import { type Job, startJob } from './scheduler.ts';

/** How late the next attempt of a mail may be. */
const CHECK_EVERY_MS = 5000;
const STOP_TIMEOUT_MS = 5000;

/** The same at each attempt; the time distinguishes it from a mail of an earlier database. */
const messageIdOf = ({ id, createdAt }: QueuedMail, publicUrl: string): string =>
  `<outbox-${id}.${Date.parse(createdAt).toString(36)}@${new URL(publicUrl).hostname}>`;

/** A mail with the current names of site and house; null when it would no longer say the truth. */
const composeMail = async (app: AppContext, mail: QueuedMail): Promise<Mail | null> => {
  const isForGuest = isToGuest(mail.subject.kind);
  const site = await getMailSite(app);
  const rendered = await renderMail(mailTemplates, mail, site, app);
  if (!rendered) return null;
  const replyTo = isForGuest ? await findReplyTo(app.database, rendered.replyTo) : rendered.replyTo;
  return {
    ...rendered,
    ...(replyTo && { replyTo }),
    fromName: site.siteName,
    to: { address: mail.recipient.email },
    messageId: messageIdOf(mail, site.publicUrl),
    date: new Date(mail.createdAt),
  };
};

export type MailJobParts = { app: AppContext; mailer: Mailer };

/** All that may be logged of a mail: neither its recipient nor its content. */
const aboutMail = ({ id, subject, attempts }: QueuedMail) => ({
  mailId: id,
  kind: subject.kind,
  attempts,
});

/** The stack of an error without its message, which may quote a guest. */
const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error
    ? error.stack?.split('\n').filter((line) => /^ +at /.test(line))
    : undefined;

/**
 * A run sends every due mail, one after the other, until none is due or the signal aborts.
 *
 * NOTE: a process killed between the mail server's acceptance and `recordSent` sends that mail
 * again after its next start, with the same Message-ID. The reverse order would lose mails instead.
 */
export const createMailRun = ({ app, mailer }: MailJobParts) => {
  const { clock, database, logger } = app;
  // Accepted by the mail server but not yet recorded, because the disk was full: must not be resent.
  const unrecorded = new Map<QueuedMail, MailReceipt>();

  const recordHandedOver = async (): Promise<void> => {
    for (const [mail, { file }] of unrecorded) {
      await recordSent(database, mail, clock.now(), { filed: file !== undefined });
      unrecorded.delete(mail);
    }
  };

  const noteFailure = async (mail: QueuedMail, thrown: unknown): Promise<void> => {
    const isExpected = thrown instanceof MailError;
    const error = isExpected ? thrown : new MailError('unknown', 'ECOMPOSE');
    const isGivenUp = await recordFailure(database, mail, error);
    logger[isExpected ? 'warn' : 'error'](
      {
        ...aboutMail(mail),
        reason: error.reason,
        responseCode: error.responseCode,
        isGivenUp,
        where: isExpected ? undefined : framesOf(thrown),
      },
      'mail not sent',
    );
  };

  /** Null when the mail failed, or was dropped because it would no longer say the truth. */
  const handOver = async (mail: QueuedMail): Promise<MailReceipt | null> => {
    try {
      const composed = await composeMail(app, mail);
      if (composed) return await mailer.send(composed);
      await dropMail(database, mail);
      return null;
    } catch (error) {
      await noteFailure(mail, error);
      return null;
    }
  };

  const deliver = async (mail: QueuedMail): Promise<void> => {
    const receipt = await handOver(mail);
    if (!receipt) return;
    unrecorded.set(mail, receipt);
    await recordHandedOver();
    const { file } = receipt;
    logger.info({ ...aboutMail(mail), file }, file ? 'mail written to a file' : 'mail sent');
  };

  return async (signal: AbortSignal): Promise<void> => {
    await recordHandedOver();
    while (!signal.aborted) {
      const mail = await takeDueMail(database, clock.now());
      if (!mail) return;
      await deliver(mail);
    }
  };
};

/**
 * Starts the worker that sends the outbox: woken after a commit, and regularly for retries. Its `stop`
 * waits up to `stopTimeoutMs` for the mail in progress and closes the mailer. Files that a killed
 * process left half written are deleted first.
 */
export const startMailJob = async ({
  app,
  mailer,
  stopTimeoutMs = STOP_TIMEOUT_MS,
}: MailJobParts & { stopTimeoutMs?: number }): Promise<Job> => {
  await removeDrafts(app.config.mail.dir);
  await resumeWaitingMails(app.database, app.clock.now());
  const job = startJob({
    name: 'send-mail',
    everyMs: CHECK_EVERY_MS,
    run: createMailRun({ app, mailer }),
    logger: app.logger,
  });
  return {
    wake: job.wake,
    stop: async () => {
      const timeout = setTimeout(mailer.close, stopTimeoutMs);
      await job.stop();
      clearTimeout(timeout);
      mailer.close();
    },
  };
};

import type { AppContext } from '#server/app-context.ts';
import type { QueuedMail } from '#server/features/outbox/outbox.mails.ts';
import {
  dropMail,
  recordFailure,
  recordSent,
  resumeWaitingMails,
  takeDueMail,
} from '#server/features/outbox/outbox.service.ts';
import { MailError, type Mailer, type MailReceipt } from '#server/infrastructure/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { type Job, startJob } from './scheduler.ts';

/** How long a mail may wait beyond the time of its next attempt, in milliseconds. */
const CHECK_EVERY_MS = 5000;
const STOP_PATIENCE_MS = 5000;

export type MailJobParts = { app: AppContext; mailer: Mailer };

/** All that the log may say of a mail: neither its recipient nor what it is about. */
const aboutMail = ({ id, subject, attempts }: QueuedMail) => ({
  mailId: id,
  kind: subject.kind,
  attempts,
});

/** Where an error was thrown, without its message, which may quote a guest. */
const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error
    ? error.stack?.split('\n').filter((line) => /^ +at /.test(line))
    : undefined;

/**
 * Makes the run that sends every due mail, one after the other, until none is due or `signal` says
 * stop.
 *
 * NOTE: a process killed between the mail server's acceptance and `recordSent` sends that mail
 * again at its next start, with the same Message-ID. No order of the two steps closes that gap
 * without another that loses mails; there is nothing between them to keep it small.
 */
export const createMailRun = ({ app, mailer }: MailJobParts) => {
  const { clock, database, logger } = app;
  // Accepted by the mail server, but the disk would not take the news: never sent again for that.
  const unrecorded = new Set<QueuedMail>();

  const recordHandedOver = async (): Promise<void> => {
    for (const mail of unrecorded) {
      await recordSent(database, mail, clock.now());
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

  /** The receipt; null when there is none, for the mail failed or there was nothing to say. */
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
    unrecorded.add(mail);
    await recordHandedOver();
    logger.info({ ...aboutMail(mail), file: receipt.file }, 'mail sent');
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
 * Starts the worker that empties the outbox: woken after a commit, and by itself for what is tried
 * again. Its `stop` waits so many milliseconds for the mail under way, and ends the mailer too.
 */
export const startMailJob = async ({
  app,
  mailer,
  stopPatienceMs = STOP_PATIENCE_MS,
}: MailJobParts & { stopPatienceMs?: number }): Promise<Job> => {
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
      const patience = setTimeout(mailer.close, stopPatienceMs);
      await job.stop();
      clearTimeout(patience);
      mailer.close();
    },
  };
};

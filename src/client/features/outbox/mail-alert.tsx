import { trpc } from '#client/trpc.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { ReadyText } from '#client/ui/ready-text.tsx';
import type { OutboxMail } from '#shared/outbox.schema.ts';
import { TestMail } from './test-mail.tsx';
import { UnsentMails } from './unsent-mails.tsx';

const MailServerWanted = () => (
  <>
    <p>
      Le mail per te e per gli ospiti restano sul server, in un file. La posta la imposta chi ha
      installato il sito: mandagli questo testo.
    </p>
    <ReadyText
      label="Testo per chi ha installato il sito"
      subject="La posta del sito"
      text={`Ciao, il sito ${location.origin} non manda ancora le mail. Sul server servono SMTP_HOST, SMTP_USER, SMTP_PASSWORD e MAIL_FROM: sono spiegati in docs/operations.md. Poi il sito va riavviato. Grazie!`}
    />
  </>
);

/** 'La posta non parte: 4 mail aspettano'; a mail that was given up waits for a person. */
export const unsentInWords = (mails: readonly Pick<OutboxMail, 'state'>[]): string => {
  const waiting = mails.filter(({ state }) => state === 'WAITING').length;
  if (waiting > 0) {
    return `La posta non parte: ${waiting === 1 ? 'una mail aspetta' : `${waiting} mail aspettano`}`;
  }
  return mails.length === 1 ? 'Una mail non è arrivata' : `${mails.length} mail non sono arrivate`;
};

/** Says that mails do not leave, in one line. */
export const useMailAlert = (): Alert | null => {
  const { data: status } = trpc.siteStatus.get.useQuery(undefined, liveQuery);
  const { data: mails = [] } = trpc.outbox.list.useQuery(undefined, liveQuery);
  const alert = { key: 'mail', tone: 'warning' } as const;
  if (mails.length > 0) {
    const detail = (
      <>
        <UnsentMails mails={mails} />
        <TestMail />
      </>
    );
    return { ...alert, line: unsentInWords(mails), detail };
  }
  if (status?.mail.isSent !== false) return null;
  return { ...alert, line: 'Le mail non partono ancora', detail: <MailServerWanted /> };
};

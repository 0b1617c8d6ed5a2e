import type { MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { DAYS_IN_DOUBT } from './clock-check.ts';

export const privacyMailTemplates: Pick<MailTemplates, 'clock-jumped'> = {
  'clock-jumped': ({ now, trustedAt }, { siteName }) => ({
    subject: `${siteName}: la data del server è cambiata di colpo`,
    body: [
      `per il server è il ${formatInstant(now)}, ma l’ultimo controllo era del ${formatInstant(trustedAt)}. Finché non è chiaro quale data è giusta, il sito non cancella i dati vecchi né i backup scaduti. Tutto il resto funziona.`,
      `Se la data è giusta, per esempio perché il server è rimasto spento, non devi fare niente: tra ${DAYS_IN_DOUBT} giorni le cancellazioni riprendono da sole.`,
      `Se la data è sbagliata, falla correggere sul server prima che passino questi ${DAYS_IN_DOUBT} giorni, o fai spegnere il sito. Con la data giusta le cancellazioni riprendono da sole entro un giorno.`,
    ],
  }),
};

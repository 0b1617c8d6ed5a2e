import type { AppContext } from '#server/app-context.ts';
import { getBooking } from '#server/features/bookings/bookings.service.ts';
import { datesOf } from '#server/features/bookings/stay-card.ts';
import { guestPageLink } from '#server/features/bookings/stay-mail-parts.ts';
import type { MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { languages } from '#server/languages.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { findAccepted } from './contracts.service.ts';

/** An acceptance and its stay; null once either is gone. */
const read = async (app: AppContext, id: number) => {
  const accepted = await findAccepted(app.database, id);
  if (!accepted) return null;
  const stay = await getBooking(app.database, accepted.bookingId);
  if (stay.isBlocked || !stay.guest) return null;
  const { t } = languages[accepted.locale];
  const pdf = {
    fileName: t('contracts.file', { number: stay.id }),
    bytes: Buffer.from(accepted.pdf),
  };
  return { stay, language: languages[accepted.locale], pdf };
};

const toGuest: MailTemplates['contract-accepted'] = async (
  { acceptanceId },
  site,
  app,
  recipient,
) => {
  const known = await read(app, acceptanceId);
  // The address may have been corrected.
  if (!known || known.stay.guestEmail !== recipient.email) return null;
  const { stay, language, pdf } = known;
  return {
    language,
    subject: language.t('contracts.subject', { dates: datesOf(stay, language) }),
    pdf,
    body: [
      language.t('contracts.lead'),
      ...(await guestPageLink({ site, app, booking: stay }, language)),
      language.t('mails.stayClosing'),
    ],
  };
};

/** The latest of them: a guest who accepts twice within minutes has changed the stay in between. */
const toStaff: MailTemplates['contract-accepted-staff'] = async ({ ids }, _site, app) => {
  const all = await Promise.all(ids.map((id) => read(app, id)));
  const known = all.filter((one) => one !== null);
  const latest = known.at(-1);
  if (!latest) return null;
  const { stay, pdf } = latest;
  return {
    subject: 'Contratto accettato',
    ...(known.length === 1 && { pdf }),
    body: [
      known.length === 1
        ? 'il contratto è stato accettato: in allegato c’è il testo, con il giorno e l’ora.'
        : 'questi contratti sono stati accettati: i testi, con il giorno e l’ora, sono nelle prenotazioni.',
      {
        facts: known.map((one) => ({
          label: one.stay.guestName,
          value: formatDayRange(one.stay.startDate, one.stay.endDate),
          remark: one.stay.guestEmail ?? '',
        })),
      },
      { button: { label: 'Apri il soggiorno', to: `/admin/bookings?booking=${stay.id}` } },
    ],
  };
};

type ContractMailKind = Extract<MailKind, `contract-${string}`>;

export const contractMailTemplates: Pick<MailTemplates, ContractMailKind> = {
  'contract-accepted': toGuest,
  'contract-accepted-staff': toStaff,
};

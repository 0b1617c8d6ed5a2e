import type { AppContext } from '#server/app-context.ts';
import { digestFacts, type MailPart, type MailSite } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, Recipient, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { findReplyTo } from '#server/features/site-settings/site-settings.service.ts';
import type { MailAddress } from '#server/infrastructure/mailer.ts';
import { languages } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatGuests, formatStay } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName, HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { newAnswerPath } from './answer-link.service.ts';
import { listWaitingStays } from './bookings.repository.ts';
import { datesOf, stayCard } from './stay-card.ts';
import { snapshotOf } from './stay-snapshot.ts';

/** A request for staff, and the path at which the recipient answers it; null where there is none. */
type News = { stay: StaySnapshot; answerPath: string | null };

/** A new mail to the guest of a request, in the guest's language. */
export const mailToGuest = (
  stay: Pick<StaySnapshot, 'startDate' | 'endDate' | 'locale'>,
  email: string,
) => {
  const language = languages[stay.locale ?? HOUSE_LOCALE];
  const subject = language.t('mails.rejectedSubject', { dates: datesOf(stay, language) });
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
};

const waysToAnswer = ({ stay, answerPath }: News): MailPart[] => {
  const inBackOffice = {
    label: 'Apri la richiesta',
    to: `/admin/bookings?booking=${stay.bookingId}`,
  };
  if (answerPath === null) return [{ button: inBackOffice }];
  const { guestEmail } = stay;
  return [
    { button: { label: 'Rispondi alla richiesta', to: answerPath } },
    'Il pulsante vale una settimana, e chi lo apre risponde a nome tuo senza password: non inoltrare questa email. Se rispondi a questa email non scrivi all’ospite: usa il link qui sotto.',
    ...(guestEmail
      ? [{ link: { label: `Scrivi a ${guestEmail}`, to: mailToGuest(stay, guestEmail) } }]
      : []),
    { link: { ...inBackOffice, label: 'Aprila nell’area gestione' } },
  ];
};

/** A reply quotes the mail. So the reply to one with an answer link goes to the house and not to the guest. */
const oneRequest = (news: News, house: MailAddress | undefined): MailContent => {
  const { stay, answerPath } = news;
  const language = foreignLanguageName(stay.locale ?? HOUSE_LOCALE);
  const guest = stay.guestEmail ? { address: stay.guestEmail } : undefined;
  const replyTo = answerPath === null ? guest : house;
  const toReply =
    answerPath === null ? ' Se rispondi a questa email, scrivi direttamente all’ospite.' : '';
  return {
    subject: `Nuova richiesta: ${datesOf(stay, languages.it)}`,
    ...(replyTo && { replyTo }),
    body: [
      `è arrivata una richiesta di soggiorno da ${stay.guestName}.${toReply}`,
      {
        facts: [
          { label: 'Nome', value: stay.guestName },
          ...(stay.guestEmail ? [{ label: 'Email', value: stay.guestEmail }] : []),
          ...(stay.guestPhone ? [{ label: 'Telefono', value: stay.guestPhone }] : []),
          ...(language ? [{ label: 'Lingua', value: language }] : []),
        ],
      },
      { card: stayCard(stay, { standing: 'waiting' }, languages.it) },
      ...(stay.note ? [{ quotation: { title: 'Nota dell’ospite', text: stay.note } }] : []),
      ...waysToAnswer(news),
    ],
  };
};

type Answerable = { stay: StaffStay; answerPath: string | null };

const severalRequests = (all: readonly Answerable[]): MailContent => {
  const links = all.flatMap(({ stay: { guestName, startDate, endDate }, answerPath: to }) =>
    to === null
      ? []
      : [{ link: { label: `Rispondi a ${guestName}, ${formatStay(startDate, endDate)}`, to } }],
  );
  return {
    subject: `${all.length} nuove richieste di soggiorno`,
    body: [
      `sono arrivate ${all.length} richieste di soggiorno, e aspettano una risposta.`,
      {
        facts: digestFacts(all, ({ stay }) => ({
          label: stay.guestName,
          value: `${formatStay(stay.startDate, stay.endDate)}, ${formatGuests(stay.numberOfGuests)}`,
          remark: stay.guestEmail ?? '',
        })),
      },
      ...links,
      ...(links.length > 0
        ? [
            'I link valgono una settimana e chi li apre risponde a nome tuo, senza password: non inoltrare questa email.',
          ]
        : []),
      { button: { label: 'Apri le prenotazioni', to: '/admin/bookings' } },
    ],
  };
};

/** The guest's mail about several requests; null when all of them were answered or deleted meanwhile. */
export const furtherRequests = async (
  { database }: AppContext,
  ids: readonly number[],
  { siteName }: MailSite,
  { email }: Recipient,
): Promise<MailContent | null> => {
  const waiting = await listWaitingStays(database, ids);
  // Staff may have corrected an address meanwhile.
  const stays = waiting.filter(({ guestEmail }) => guestEmail === email);
  const latest = stays.at(-1);
  if (!latest) return null;
  const language = languages[latest.locale];
  const { t, formatGuests } = language;
  const toFact = (stay: StaffStay) => ({
    label: datesOf(stay, language),
    value: formatGuests(stay.numberOfGuests),
  });
  return {
    language,
    subject: t('mails.moreRequestedSubject', { siteName }),
    // The requests may carry different names, so none is used.
    recipientName: '',
    body: [
      t('mails.moreRequested'),
      { facts: digestFacts(stays, toFact, language) },
      t('mails.ignoreIt'),
    ],
  };
};

/** How many requests of one mail can be answered from it. */
const MAX_LINKS = 5;

/** The staff's mail about new requests; null when all of them were answered or deleted meanwhile. */
export const requestNews = async (
  app: AppContext,
  ids: readonly number[],
  { email }: Recipient,
): Promise<MailContent | null> => {
  const { clock, database } = app;
  const news: Answerable[] = [];
  for (const stay of await listWaitingStays(database, ids)) {
    const answerPath = news.length < MAX_LINKS ? await newAnswerPath(app, email, stay) : null;
    news.push({ stay, answerPath });
  }
  const [first, ...others] = news;
  if (!first) return null;
  if (others.length > 0) return severalRequests(news);
  const stay = await snapshotOf(database, first.stay, clock.now());
  return oneRequest({ ...first, stay }, await findReplyTo(database));
};

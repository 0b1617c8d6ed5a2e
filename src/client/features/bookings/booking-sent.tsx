import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HostLinks } from '#client/features/property/host-links.tsx';
import type { Words } from '#client/features/property/house-facts.ts';
import { NoMailsNotice } from '#client/features/site-settings/no-mails-notice.tsx';
import { useSession } from '#client/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useJustNow } from '#client/ui/use-just-now.ts';
import type { HostLink } from '#shared/addresses.ts';
import { anchors } from '#shared/anchors.ts';
import type { RequestedBooking } from '#shared/bookings/bookings.schema.ts';
import { guestEvent } from '#shared/bookings/guest-calendar.ts';
import { type Quote, totalLabel } from '#shared/prices/quote.ts';
import type { AnswerTime } from '#shared/property.schema.ts';
import type { Language, Texts } from '#shared/texts/texts.ts';
import { writeIcs } from '#shared/write-ics.ts';

/** What the answer to a request says about the house. */
export type Host = {
  siteName: string;
  hostAnswers: AnswerTime;
  /** Whether a mail server is configured. */
  sendsMails: boolean;
  /** The owners' terms, in one line at the button. */
  terms: readonly Words[];
  /** The owners' text; empty without one. */
  howToPay: Words;
  /** How to reach the hosts. */
  links: readonly HostLink[];
  /** A picture of the host's face, in its smallest copy; null without one. */
  face: string | null;
  /** The first letter of the host's name. */
  initial: string;
};

/** Downloads an event for the guest's own calendar. */
const saveForCalendar = (
  booking: RequestedBooking,
  siteName: string,
  { t }: Pick<Language, 't'>,
): void => {
  const { id, createdAt, startDate } = booking;
  const event = {
    ...guestEvent(booking, window.location.hostname),
    createdAt,
    summary: t('booking.calendarEvent', { siteName, id }),
  };
  const file = t('booking.calendarFile', { date: startDate });
  downloadFile(file, writeIcs(siteName, [event]), 'text/calendar');
};

type SentProps = {
  booking: RequestedBooking;
  /** In the reader's words, as it was when the request was sent. */
  quote: Quote | null;
};

const Facts = ({ booking, quote }: SentProps) => {
  const language = useLanguage();
  const { t, formatStay, formatEuro } = language;
  const { id, startDate, endDate, numberOfGuests, over12, linen, totalCents, note } = booking;
  // Prices that changed meanwhile would not add up to the total.
  const lines = quote?.totalCents === totalCents ? quote.lines : [];
  const facts = [
    [t('booking.requestNumber'), String(id)],
    [t('booking.stay'), formatStay(startDate, endDate)],
    [t('booking.guests'), String(numberOfGuests)],
    [t('booking.over12'), String(over12)],
    ...(lines.some(({ kind }) => kind === 'linen')
      ? []
      : [[t('booking.linen'), t(linen ? 'booking.yes' : 'booking.no')]]),
    ...lines.map(({ label, amountCents }) => [label, formatEuro(amountCents)]),
    ...(totalCents === null ? [] : [[totalLabel(false, language), formatEuro(totalCents)]]),
    ...(note ? [[t('booking.note'), note]] : []),
  ];
  return (
    <dl className="grid w-full gap-2 rounded-card bg-sea-50 p-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="ml-auto min-w-0 font-semibold wrap-anywhere whitespace-pre-line tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const readTexts = {
  '': 'weRead',
  hours: 'weReadWithinHours',
  day: 'weReadWithinDay',
  'two-days': 'weReadWithinTwoDays',
} as const satisfies Record<AnswerTime, keyof Texts['booking']>;

/** The next steps and, if the owners set one, the time limit. */
const NextSteps = ({ hostAnswers, sendsMails }: Host) => {
  const { t } = useLanguage();
  const isMember = useSession().status === 'member';
  return (
    <>
      <h4 className="mt-2 font-semibold text-sea-700">{t('booking.nextSteps')}</h4>
      <ol className="list-decimal space-y-1 pl-5">
        <li>{t(`booking.${readTexts[hostAnswers]}`)}</li>
        <li>{t('booking.notReserved')}</li>
        {(isMember || sendsMails) && (
          <li>
            <Sentence
              text={t(isMember ? 'booking.answerInOwnStays' : 'booking.lookInSpam')}
              parts={[
                (words) => (
                  <SiteLink href="/booking" className="text-sea-700 underline">
                    {words}
                  </SiteLink>
                ),
              ]}
            />
          </li>
        )}
      </ol>
    </>
  );
};

type BookingSentProps = SentProps & { host: Host; onStartAgain: () => void };

/** Replaces a taller form, so it scrolls itself into view, and takes the focus to be announced. */
export const BookingSent = ({ booking, quote, host, onStartAgain }: BookingSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const language = useLanguage();
  const { t } = language;
  const { siteName, sendsMails } = host;
  const isNew = useJustNow();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(`#${anchors.request}`)?.scrollIntoView();
  }, []);
  return (
    <div data-sent className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-10 stroke-[1.5] text-olive-700" />
      <h3 ref={heading} tabIndex={-1} className="font-serif text-3xl text-sea-700">
        {t(isNew ? 'booking.sentTitle' : 'booking.requestTitle')}
      </h3>
      <Facts booking={booking} quote={quote} />
      {sendsMails && (
        <p>
          <Sentence
            text={t('booking.mailFollows', { email: booking.guestEmail })}
            parts={[(email) => <strong>{email}</strong>]}
          />
        </p>
      )}
      {!sendsMails && (
        <NoMailsNotice>
          {t('booking.mailsDoNotWork')}
          <HostLinks links={host.links} />
        </NoMailsNotice>
      )}
      <NextSteps {...host} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveForCalendar(booking, siteName, language)}>
          <CalendarPlus aria-hidden className="size-5" />
          {t('booking.addToCalendarButton')}
        </Button>
        <Button variant="quiet" onClick={onStartAgain}>
          {t('booking.sendAnotherButton')}
        </Button>
      </div>
    </div>
  );
};

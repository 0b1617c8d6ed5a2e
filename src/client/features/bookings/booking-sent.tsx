import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { useSiteName } from '#client/features/homepage/use-site-name.ts';
import { answerWords } from '#client/features/property/house-words.ts';
import { useProperty } from '#client/features/property/use-property.ts';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { Button } from '#client/ui/button.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { RequestedBooking } from '#shared/bookings.schema.ts';
import { formatGuests, formatStay } from '#shared/italian-dates.ts';
import { formatEuro } from '#shared/money.ts';
import { totalLabel } from '#shared/quote.ts';
import { addDays } from '#shared/stay-dates.ts';
import { writeIcs } from '#shared/write-ics.ts';

/** A file for the guest's own calendar, which shows the day of departure too. */
const saveForCalendar = (booking: RequestedBooking, siteName: string): void => {
  const { id, createdAt, startDate, endDate } = booking;
  const event = {
    uid: `richiesta-${id}@${window.location.hostname}`,
    createdAt,
    startDate,
    until: addDays(endDate, 1),
    summary: `${siteName} (richiesta n. ${id}, da confermare)`,
  };
  downloadFile(`soggiorno-${startDate}.ics`, writeIcs(siteName, [event]), 'text/calendar');
};

const Facts = ({ booking }: { booking: RequestedBooking }) => {
  const facts = [
    ['Numero della richiesta', String(booking.id)],
    ['Soggiorno', formatStay(booking.startDate, booking.endDate)],
    ['Persone', formatGuests(booking.numberOfGuests)],
    ...(booking.totalCents === null ? [] : [[totalLabel(false), formatEuro(booking.totalCents)]]),
  ];
  return (
    <dl className="grid w-full gap-2 rounded-card bg-sea-50 p-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What happens next and, where the owners say so, by when. */
const NextSteps = () => {
  const { t } = useLanguage();
  const answers = useProperty()?.hostAnswers;
  const isMember = useSession().status === 'member';
  return (
    <>
      <h4 className="mt-2 font-semibold text-sea-700">Che cosa succede adesso</h4>
      <ol className="list-decimal space-y-1 pl-5">
        <li>
          Leggiamo la richiesta{answers ? `: di solito rispondiamo ${t(answerWords[answers])}` : ''}
          .
        </li>
        <li>Fino alla conferma le date non sono riservate, e non c’è niente da pagare.</li>
        <li>
          {isMember ? (
            <>
              La risposta si vede anche in{' '}
              <SiteLink href="/booking" className="text-sea-700 underline">
                Le mie prenotazioni
              </SiteLink>
              .
            </>
          ) : (
            'Se la risposta non si vede, guarda anche nella posta indesiderata.'
          )}
        </li>
      </ol>
    </>
  );
};

type BookingSentProps = { booking: RequestedBooking; onStartAgain: () => void };

/** Replaces the form, and takes the focus so that it is announced. */
export const BookingSent = ({ booking, onStartAgain }: BookingSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const siteName = useSiteName();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-sent className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-10 stroke-[1.5] text-olive-700" />
      <h3 ref={heading} tabIndex={-1} className="font-serif text-3xl text-sea-700">
        Richiesta di Prenotazione inviata!
      </h3>
      <Facts booking={booking} />
      <p>
        Dopo la nostra approvazione arriverà una email di conferma a{' '}
        <strong>{booking.guestEmail}</strong>.
      </p>
      <NoMailsNote>
        La richiesta ci è arrivata, ma da qui la conferma non può partire: meglio sentirci
        direttamente.
      </NoMailsNote>
      <NextSteps />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveForCalendar(booking, siteName)}>
          <CalendarPlus aria-hidden className="size-5" />
          Aggiungi al calendario
        </Button>
        <Button variant="quiet" onClick={onStartAgain}>
          Invia un’altra richiesta
        </Button>
      </div>
    </div>
  );
};

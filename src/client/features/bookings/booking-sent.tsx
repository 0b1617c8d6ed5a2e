import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatStay } from '#shared/italian-dates.ts';
import type { SentBooking } from './use-booking-form.ts';

type BookingSentProps = { booking: SentBooking; onStartAgain: () => void };

/** Takes the form's place once the request is on its way, and the focus with it. */
export const BookingSent = ({ booking, onStartAgain }: BookingSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-10 stroke-[1.5] text-olive-700" />
      <h3 ref={heading} tabIndex={-1} className="font-serif text-3xl text-sea-700">
        Richiesta di Prenotazione inviata!
      </h3>
      <p className="font-semibold">{formatStay(booking.startDate, booking.endDate)}</p>
      <p>
        Dopo l’approvazione degli amministratori arriverà una email di conferma a{' '}
        <strong>{booking.guestEmail}</strong>.
      </p>
      <Button variant="secondary" onClick={onStartAgain}>
        Invia un’altra richiesta
      </Button>
    </div>
  );
};

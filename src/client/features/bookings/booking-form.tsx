import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { DateFields, GuestFields, PartyFields } from './booking-fields.tsx';
import { BookingSent } from './booking-sent.tsx';
import { QuoteCard } from './quote-card.tsx';
import { BOOKING_FORM_ID, type BookingFormState } from './use-booking-form.ts';

type BookingFormProps = {
  /** From `useBookingForm`, which the calendar beside the form shares. */
  booking: BookingFormState;
  today: StayDate;
  maxGuests: number;
};

export const BookingForm = ({ booking, today, maxGuests }: BookingFormProps) => {
  const { form, selection, quote, send, sent, failure, startAgain } = booking;
  if (sent) return <BookingSent booking={sent} onStartAgain={startAgain} />;
  return (
    // NOTE: without `post` a form sent before the page's script runs would write names into the address.
    <form id={BOOKING_FORM_ID} method="post" noValidate onSubmit={send} className="grid gap-5">
      <h3 className="font-serif text-2xl text-sea-700">Prenota il tuo soggiorno</h3>
      <noscript>
        <p className="rounded-card bg-amber-100 px-4 py-3 text-sm text-amber-800">
          Per calcolare il prezzo e inviare la richiesta serve JavaScript, che in questo browser è
          disattivato.
        </p>
      </noscript>
      <DateFields form={form} today={today} />
      <PartyFields form={form} maxGuests={maxGuests} />
      <QuoteCard selection={selection} quote={quote} />
      <GuestFields form={form} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={form.formState.isSubmitting} className="w-full">
        Invia la richiesta
      </Button>
      <p className="text-sm text-ink-soft">
        Con l’invio non si paga nulla: gli amministratori leggono la richiesta e rispondono via
        email. I dati servono solo a questo:{' '}
        <SiteLink href="/pages/informativa-privacy" className="text-sea-700 underline">
          informativa privacy
        </SiteLink>
        .
      </p>
    </form>
  );
};

import { Fragment, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { SlowAnswer } from '#client/ui/slow-answer.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { homeLink } from '#shared/anchors.ts';
import { MAX_YEARS_AHEAD } from '#shared/bookings/booking-rules.ts';
import { addYears, type StayDate } from '#shared/bookings/stay-dates.ts';
import { plainForms } from '#shared/forms/plain-forms.ts';
import { BookingSent, type Host } from './booking-sent.tsx';
import { QuoteCard } from './quote-card.tsx';
import { DateFields, GuestFields, PartyFields, type RequestForm } from './request-fields.tsx';
import { BOOKING_FORM_ID, type BookingFormState } from './use-booking-form.ts';

type ShareButtonProps = { booking: BookingFormState; total: number };

/** For phones, where the address bar is out of reach; absent where the browser cannot share. */
const ShareButton = ({ booking: { selection, query }, total }: ShareButtonProps) => {
  const { t, formatStay, formatEuro } = useLanguage();
  const url = useLocalizedPath()(`/${query}`);
  if (!useHydrated() || !('share' in navigator)) return null;
  const dates = formatStay(selection.startDate, selection.endDate);
  const text = `${dates} · ${t('prices.totalIndicativeIs', { sum: formatEuro(total) })}`;
  return (
    <Button
      variant="quiet"
      size="small"
      // Rejects if the visitor changes their mind.
      onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
      className="-my-2 min-h-11 justify-self-end md:hidden"
    >
      {t('booking.shareButton')}
    </Button>
  );
};

const faceClass = 'size-10 shrink-0 rounded-full';

/** The terms beside the host's face, or beside a letter in its place. */
const StayTerms = ({ host: { terms, face, initial } }: { host: Host }) => {
  if (terms.length === 0) return null;
  return (
    <div className="flex items-center gap-3 text-sm leading-snug">
      {face ? (
        <img
          src={face}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={`${faceClass} object-cover`}
        />
      ) : (
        initial && (
          <span
            aria-hidden
            className={`${faceClass} grid place-items-center bg-sea-100 font-serif text-lg text-sea-700`}
          >
            {initial}
          </span>
        )
      )}
      <p className="min-w-0 wrap-anywhere">
        {terms.map(({ text, lang }, index) => (
          <Fragment key={text}>
            <span lang={lang}>{text}</span>
            {index < terms.length - 1 && '\u00a0· '}
          </Fragment>
        ))}
      </p>
    </div>
  );
};

type DatesQueryProps = { form: RequestForm; today: StayDate; maxGuests: number };

/** Without JavaScript the form reloads the page with the price of these dates. */
const DatesQuery = ({ form, today, maxGuests }: DatesQueryProps) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const { startDate, endDate, numberOfGuests } = form.getValues();
  const days = { type: 'date', min: today, max: addYears(today, MAX_YEARS_AHEAD) } as const;
  return (
    <form
      method="get"
      action={localized(homeLink('request'))}
      className="mb-6 grid gap-4 rounded-card bg-sea-50 p-4"
    >
      <TextField {...days} label={t('booking.arrival')} name="arrivo" defaultValue={startDate} />
      <TextField {...days} label={t('booking.departure')} name="partenza" defaultValue={endDate} />
      <TextField
        type="number"
        label={t('booking.howMany')}
        name="ospiti"
        min={1}
        max={maxGuests}
        defaultValue={numberOfGuests}
      />
      <Button type="submit" variant="secondary">
        {t('booking.calculateButton')}
      </Button>
    </form>
  );
};

type BookingFormProps = {
  booking: BookingFormState;
  today: StayDate;
  maxGuests: number;
  /** Where the house charges for animals. */
  animalsField?: ReactNode;
  host: Host;
};

export const BookingForm = ({
  booking,
  today,
  maxGuests,
  animalsField,
  host,
}: BookingFormProps) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const { form, selection, quote, problem, isAskedFor, send, sent, failure, startAgain } = booking;
  if (sent) return <BookingSent {...sent} host={host} onStartAgain={startAgain} />;
  return (
    <>
      <h3 className="mb-4 font-serif text-2xl text-sea-700">{t('booking.title')}</h3>
      {/* A browser with scripts does not render it, so its code stays on the server. */}
      <noscript>
        {import.meta.env.SSR && <DatesQuery form={form} today={today} maxGuests={maxGuests} />}
      </noscript>
      {/* The server accepts the plain form if it is sent before the script has loaded. */}
      <form
        id={BOOKING_FORM_ID}
        method="post"
        action={localized(plainForms.booking)}
        noValidate
        onSubmit={send}
        className="grid gap-4"
      >
        <DateFields form={form} today={today} />
        <PartyFields form={form} maxGuests={maxGuests} />
        {animalsField}
        <QuoteCard
          selection={selection}
          quote={quote}
          problem={problem}
          isAskedFor={isAskedFor}
          howToPay={host.howToPay}
        />
        {quote && <ShareButton booking={booking} total={quote.totalCents} />}
        <GuestFields form={form} />
        <SlowAnswer isWaiting={form.formState.isSubmitting}>{t('booking.slowAnswer')}</SlowAnswer>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" busy={form.formState.isSubmitting} className="w-full">
          {t('booking.sendButton')}
        </Button>
        <StayTerms host={host} />
        <p className="text-sm text-ink-soft">
          <Sentence
            text={t('booking.nothingToPay')}
            parts={[
              (words) => (
                <SiteLink href="/pages/informativa-privacy" className="text-sea-700 underline">
                  {words}
                </SiteLink>
              ),
            ]}
          />
        </p>
      </form>
    </>
  );
};

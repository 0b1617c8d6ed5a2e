import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { SlowAnswer } from '#client/ui/slow-answer.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { homeLink } from '#shared/anchors.ts';
import { MAX_YEARS_AHEAD, over12After } from '#shared/bookings/booking-rules.ts';
import { addYears, type StayDate } from '#shared/bookings/stay-dates.ts';
import { plainForms } from '#shared/forms/plain-forms.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { BookingSent, type Host } from './booking-sent.tsx';
import { QuoteCard } from './quote-card.tsx';
import { BOOKING_FORM_ID, type BookingFormState } from './use-booking-form.ts';

type Form = UseFormReturn<BookingFormValues>;

const DateFields = ({ form, today }: { form: Form; today: StayDate }) => {
  const { t } = useLanguage();
  const { errors, defaultValues } = form.formState;
  const startDate = form.watch('startDate');
  const last = addYears(today, MAX_YEARS_AHEAD);
  return (
    <div className="pair-grid gap-4">
      <TextField
        type="date"
        className="max-sm:px-2"
        label={t('booking.checkIn')}
        required
        min={today}
        max={last}
        error={errors.startDate?.message}
        defaultValue={defaultValues?.startDate}
        {...form.register('startDate')}
      />
      <TextField
        type="date"
        className="max-sm:px-2"
        label={t('booking.checkOut')}
        required
        min={startDate || today}
        max={last}
        error={errors.endDate?.message}
        defaultValue={defaultValues?.endDate}
        {...form.register('endDate')}
      />
    </div>
  );
};

const PartyFields = ({ form, maxGuests }: { form: Form; maxGuests: number }) => {
  const { t } = useLanguage();
  const changeGuests = (guests: number) => {
    const over12 = over12After(form.getValues(), Math.min(guests, maxGuests));
    form.setValue('over12', over12, { shouldDirty: true });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="numberOfGuests"
          control={form.control}
          render={({ field, fieldState }) => (
            <StepperField
              {...field}
              label={t('booking.guests')}
              steps={[t('booking.oneGuestLess'), t('booking.oneGuestMore')]}
              required
              min={1}
              max={maxGuests}
              error={fieldState.error?.message}
              onChange={(guests) => {
                changeGuests(guests);
                field.onChange(guests);
              }}
            />
          )}
        />
        <Controller
          name="over12"
          control={form.control}
          render={({ field, fieldState }) => (
            <StepperField
              {...field}
              label={t('booking.over12')}
              steps={[t('booking.oneOver12Less'), t('booking.oneOver12More')]}
              min={0}
              max={maxGuests}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <CheckboxField label={t('booking.linen')} {...form.register('linen')} />
    </>
  );
};

const GuestFields = ({ form }: { form: Form }) => {
  const { t } = useLanguage();
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4">
        <TextField
          label={t('booking.name')}
          required
          autoComplete="name"
          error={errors.guestName?.message}
          {...form.register('guestName')}
        />
        <EmailField error={errors.guestEmail?.message} {...form.register('guestEmail')} />
      </div>
      <TextField
        label={t('booking.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={false}
        maxLength={30}
        error={errors.guestPhone?.message}
        {...form.register('guestPhone')}
      />
      <TextArea
        label={t('booking.note')}
        required={false}
        rows={3}
        maxLength={2000}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </>
  );
};

type DatesQueryProps = { form: Form; today: StayDate; maxGuests: number };

/** Without JavaScript the form reloads the page with the price of these dates. */
const DatesQuery = ({ form, today, maxGuests }: DatesQueryProps) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const { startDate, endDate, numberOfGuests } = form.getValues();
  const days = { type: 'date', min: today, max: addYears(today, MAX_YEARS_AHEAD) } as const;
  return (
    <noscript>
      <form
        method="get"
        action={localized(homeLink('request'))}
        className="mb-6 grid gap-4 rounded-card bg-sea-50 p-4"
      >
        <TextField {...days} label={t('booking.arrival')} name="arrivo" defaultValue={startDate} />
        <TextField
          {...days}
          label={t('booking.departure')}
          name="partenza"
          defaultValue={endDate}
        />
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
    </noscript>
  );
};

type BookingFormProps = {
  booking: BookingFormState;
  today: StayDate;
  maxGuests: number;
  host: Host;
};

export const BookingForm = ({ booking, today, maxGuests, host }: BookingFormProps) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const { form, selection, quote, problem, isAskedFor, send, sent, failure, startAgain } = booking;
  if (sent) return <BookingSent booking={sent} host={host} onStartAgain={startAgain} />;
  return (
    <>
      <h3 className="mb-4 font-serif text-2xl text-sea-700">{t('booking.title')}</h3>
      <DatesQuery form={form} today={today} maxGuests={maxGuests} />
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
        <QuoteCard selection={selection} quote={quote} problem={problem} isAskedFor={isAskedFor} />
        <GuestFields form={form} />
        <SlowAnswer isWaiting={form.formState.isSubmitting}>{t('booking.slowAnswer')}</SlowAnswer>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" busy={form.formState.isSubmitting} className="w-full">
          {t('booking.sendButton')}
        </Button>
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

import { useId, useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioCard } from '#client/ui/radio-card.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useCall } from '#client/ui/use-call.ts';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { GuestState } from '#shared/guest-page/guest-page.schema.ts';
import type { GuestWish } from '#shared/guest-page/guest-wishes.ts';
import { text as textKey } from '#shared/texts/texts.ts';

type Stay = {
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  over12: number;
};
type Values = Stay & { wish: GuestWish; text: string };

type WishFormProps = Stay & {
  /** Null for a preview. */
  token: string | null;
  state: GuestState;
  /** Dates and cancellations are the portal's matter. */
  isOfPortal: boolean;
};

const FORM_ID = 'guest-wish';

const fields = ['wish', 'startDate', 'endDate', 'numberOfGuests', 'over12', 'text'] as const;

const isToCome = (state: GuestState): boolean => state === 'waiting' || state === 'confirmed';

const Wishes = ({ form, state }: { form: UseFormReturn<Values>; state: GuestState }) => {
  const { t } = useLanguage();
  const errorId = useId();
  const chosen = useWatch({ control: form.control, name: 'wish' });
  const names = {
    message: t('guestPage.wishMessage'),
    change: t('guestPage.wishChange'),
    withdraw: t(state === 'waiting' ? 'guestPage.wishWithdraw' : 'guestPage.wishCancel'),
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('guestPage.wish')}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {(Object.keys(names) as GuestWish[]).map((wish) => (
          <RadioCard
            key={wish}
            name="wish"
            value={wish}
            checked={wish === chosen}
            onChange={() => form.setValue('wish', wish)}
            className="min-h-12 justify-center px-3 py-2"
          >
            {names[wish]}
          </RadioCard>
        ))}
      </div>
      <FieldError id={errorId} error={form.formState.errors.wish?.message} />
    </fieldset>
  );
};

const ChangeFields = ({ form }: { form: UseFormReturn<Values> }) => {
  const { t } = useLanguage();
  const { register, control, formState } = form;
  const guests = useWatch({ control, name: 'numberOfGuests' });
  const { errors } = formState;
  return (
    <>
      <p>{t('guestPage.nothingChanges')}</p>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('guestPage.newDates')}</legend>
        <TextField
          label={t('booking.arrival')}
          type="date"
          required
          error={errors.startDate?.message}
          {...register('startDate')}
        />
        <TextField
          label={t('booking.departure')}
          type="date"
          required
          error={errors.endDate?.message}
          {...register('endDate')}
        />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('guestPage.newParty')}</legend>
        <Controller
          control={control}
          name="numberOfGuests"
          render={({ field }) => (
            <StepperField
              {...field}
              label={t('booking.guests')}
              required
              min={1}
              max={MAX_GUESTS}
              steps={[t('booking.oneGuestLess'), t('booking.oneGuestMore')]}
              error={errors.numberOfGuests?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="over12"
          render={({ field }) => (
            <StepperField
              {...field}
              label={t('booking.over12')}
              required
              min={0}
              max={Number.isNaN(guests) ? MAX_GUESTS : guests}
              steps={[t('booking.oneOver12Less'), t('booking.oneOver12More')]}
              error={errors.over12?.message}
            />
          )}
        />
      </fieldset>
    </>
  );
};

const inputOf = ({ wish, text, ...stay }: Values) =>
  wish === 'change' ? { wish, text, ...stay } : { wish, text };

/** Everything a guest may ask for. It reaches the owners as a message, and changes nothing by itself. */
export const WishForm = ({ token, state, isOfPortal, ...stay }: WishFormProps) => {
  const { t } = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const form = useForm<Values>({ defaultValues: { wish: 'message', text: '', ...stay } });
  const { register, handleSubmit, setError, control, formState, resetField, reset, getValues } =
    form;
  usePreservedInput<Values>(FORM_ID, (typed) =>
    reset({ ...getValues(), ...typed }, { keepDefaultValues: true }),
  );
  const wish = useWatch({ control, name: 'wish' });
  const send = useCall((values: Values, signal) =>
    api.guestPage.ask.mutate({ token: token ?? '', ...inputOf(values) }, { signal }),
  );
  const submit = handleSubmit(async (values) => {
    if (send.isPending || token === null) return;
    setIsSent(false);
    if (values.wish === 'message' && values.text.trim() === '') {
      return setError('text', { message: textKey('guestPage.textMissing') }, { shouldFocus: true });
    }
    try {
      await send.run(values);
      setIsSent(true);
      resetField('text');
    } catch (error) {
      showIssues(error, fields, setError);
    }
  });
  const failure = failureBeside(
    send.error,
    fields,
    t('guestPage.sendFailed'),
    t('guestPage.unanswered'),
  );
  return (
    <form id={FORM_ID} onSubmit={submit} noValidate className="grid gap-5 noscript:hidden">
      {isToCome(state) && !isOfPortal && <Wishes form={form} state={state} />}
      {wish === 'change' && <ChangeFields form={form} />}
      <TextArea
        label={t('guestPage.text')}
        required={wish === 'message'}
        rows={4}
        maxLength={2000}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={send.isPending}>
          {t('guestPage.send')}
        </Button>
        <p role="status" className="font-semibold text-olive-700">
          {isSent && t('guestPage.sent')}
        </p>
      </div>
    </form>
  );
};

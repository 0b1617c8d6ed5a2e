import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import type { StayDays } from '#client/features/bookings/admin/stay.form.ts';
import { GuestNameField } from '#client/features/portal-stays/guest-fields.tsx';
import { MailLanguageField } from '#client/features/site-settings/mail-language.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveQuestionDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { MAX_OFFERS } from '#shared/offers/offer-rules.ts';
import type { OfferMail } from '#shared/offers/offers.schema.ts';
import {
  inputOf,
  isToAnybody,
  newOffer,
  newOffers,
  type OffersValues,
  type OfferTo,
  offersFields,
  offersResolver,
} from './offer.form.ts';
import { OfferFields } from './offer-fields.tsx';

/** Whether offers can be sent: guests accept them on the page of their stay, which owners switch on. */
export const useCanOffer = (): boolean => {
  const { data } = trpc.guestInformation.get.useQuery();
  return data?.isOn ?? false;
};

type SendOffersDialogProps = {
  to: OfferTo;
  today: StayDate;
  /** Drawn in the calendar. */
  days?: StayDays | undefined;
  isInAddress?: boolean;
  onSent: (mail: OfferMail) => void;
  onClose: () => void;
};

/** One mail with up to three offers. */
export const SendOffersDialog = (props: SendOffersDialogProps) => {
  const { to, today, days, isInAddress = false, onSent, onClose } = props;
  const send = trpc.offers.send.useMutation({
    meta: {
      success: ({ guestName }: OfferMail) => `La proposta per ${guestName} è partita.`,
    },
  });
  const form = useForm<OffersValues>({
    mode: 'onTouched',
    resolver: offersResolver(to, today),
    defaultValues: newOffers(to, today, days),
  });
  const { register, handleSubmit, setError, control } = form;
  const { errors, isDirty } = form.formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'offers' });
  const addRef = useRef<HTMLButtonElement>(null);
  const { leave, question } = useLeaveGuard(isDirty && !send.isSuccess);
  const submit = handleSubmit((values) => {
    if (send.isPending) return;
    send.mutate(inputOf(to, values), {
      onSuccess: onSent,
      onError: (error) => showIssues(error, offersFields, setError),
    });
  });
  const failure = failureBeside(send.error, offersFields, 'La proposta non è partita');
  return (
    <FormProvider {...form}>
      <FormDialog
        isInAddress={isInAddress}
        title={to.name ? `Proposta per ${to.name}` : 'Nuova proposta'}
        submitLabel="Manda la proposta"
        busy={send.isPending}
        problem={failure && <Notice tone="error">{failure}</Notice>}
        onSubmit={submit}
        onClose={() => leave(onClose)}
        className="grid gap-5"
      >
        {fields.map((field, index) => (
          <OfferFields
            key={field.id}
            index={index}
            to={to}
            onRemove={
              fields.length > 1
                ? () => {
                    flushSync(() => remove(index));
                    addRef.current?.focus();
                  }
                : null
            }
          />
        ))}
        {fields.length < MAX_OFFERS && (
          <Button
            variant="secondary"
            size="small"
            keepsFocusInField
            ref={addRef}
            className="justify-self-start"
            onClick={() => append(newOffer(to))}
          >
            <Plus aria-hidden className="size-4" />
            Aggiungi un’alternativa
          </Button>
        )}
        {isToAnybody(to) && (
          <>
            <GuestNameField />
            <EmailField
              label="Email"
              required
              autoComplete="off"
              error={errors.guestEmail?.message}
              {...register('guestEmail')}
            />
            <MailLanguageField
              label="Lingua"
              saved={undefined}
              error={errors.locale?.message}
              {...register('locale')}
            />
          </>
        )}
        <TextField
          label="Vale fino al"
          type="date"
          required
          min={today}
          hint="Compreso: scade a mezzanotte."
          error={errors.validUntil?.message}
          {...register('validUntil')}
        />
        <CheckboxField
          label="Tieni le notti per l’ospite"
          hint="Fino a quel giorno per tutti gli altri risultano occupate, anche sugli altri siti."
          {...register('holds')}
        />
        <TextArea
          label="Due righe per l’ospite"
          required={false}
          rows={3}
          maxLength={2000}
          error={errors.words?.message}
          {...register('words')}
        />
        <LeaveQuestionDialog {...question}>
          <p>La proposta non è ancora partita, e quello che hai scritto andrà perso.</p>
        </LeaveQuestionDialog>
      </FormDialog>
    </FormProvider>
  );
};

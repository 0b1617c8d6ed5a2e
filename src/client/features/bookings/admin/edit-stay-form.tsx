import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useMailWords } from '#client/features/site-settings/mails.tsx';
import { Button } from '#client/ui/button.tsx';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { changedStayIssue, MAX_GUESTS, over12After } from '#shared/booking-rules.ts';
import { type StaffStay, updateBookingInput } from '#shared/bookings.schema.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';
import { bookingFailures, useBookingMutations } from './booking-mutations.ts';
import { ConflictList } from './conflict-list.tsx';
import { StayPrice } from './stay-price.tsx';

type Values = Pick<StaffStay, 'startDate' | 'endDate' | 'numberOfGuests'>;

const names = {
  startDate: 'Check-in',
  endDate: 'Check-out',
  numberOfGuests: 'Ospiti',
} as const satisfies FieldNames<Values>;

const valuesOf = ({ startDate, endDate, numberOfGuests }: StaffStay): Values => ({
  startDate,
  endDate,
  numberOfGuests,
});

const createResolver = (stay: StaffStay, today: StayDate) =>
  schemaResolver<Values>(async () => ({
    schema: updateBookingInput.omit({ id: true }),
    alsoWrong: (values) => changedStayIssue(stay, values, today),
  }));

type EditStayFormProps = {
  stay: StaffStay;
  today: StayDate;
  onDone: () => void;
};

export const EditStayForm = ({ stay, today, onDone }: EditStayFormProps) => {
  const { update } = useBookingMutations();
  const mailWords = useMailWords();
  const { form, submit, conflict } = useSavedForm<StaffStay, Values>({
    saved: stay,
    valuesOf,
    names,
    resolver: createResolver(stay, today),
    send: (values, base) => {
      const changes = changedFields(keysOf(names), values, base);
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved: () => {
      toastSuccess('Prenotazione aggiornata.');
      onDone();
    },
  });
  const { register, setFocus, control, watch, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus('startDate'), [setFocus]);
  const values = watch();
  const changed: StaffStay = {
    ...stay,
    ...values,
    over12: over12After(stay, values.numberOfGuests),
  };
  const isComplete =
    isStayDate(changed.startDate) &&
    isStayDate(changed.endDate) &&
    changed.startDate <= changed.endDate &&
    Number.isInteger(changed.numberOfGuests);

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Check-in"
          type="date"
          error={errors.startDate?.message}
          {...register('startDate', { deps: 'endDate' })}
        />
        <TextField
          label="Check-out"
          type="date"
          min={values.startDate}
          error={errors.endDate?.message}
          {...register('endDate')}
        />
      </div>
      <Controller
        control={control}
        name="numberOfGuests"
        render={({ field }) => (
          <StepperField
            label="Ospiti"
            min={1}
            max={MAX_GUESTS}
            {...field}
            error={errors.numberOfGuests?.message}
          />
        )}
      />
      {isComplete && changedStayIssue(stay, changed, today) === null && (
        <ConflictList wanted={changed} />
      )}
      {isComplete && <StayPrice stay={changed} isOpen />}
      {stay.status !== 'REJECTED' && (
        <p className="text-sm text-ink-soft">
          {mailWords(`${stay.guest.name} riceve una mail con le modifiche.`, stay.guest.name)}
        </p>
      )}
      <SaveProblem
        conflict={conflict}
        failure={failureBeside(update.error, keysOf(names), bookingFailures.update)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Annulla
        </Button>
        <Button type="submit" busy={update.isPending}>
          Salva le modifiche
        </Button>
      </div>
    </form>
  );
};

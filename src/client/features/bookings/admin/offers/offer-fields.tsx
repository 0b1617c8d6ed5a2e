import { CircleCheck, Trash2 } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { ConflictList } from '#client/features/bookings/admin/conflict-list.tsx';
import { conflictsOf, type Wanted } from '#client/features/bookings/admin/conflicts.ts';
import { DaysPicker } from '#client/features/bookings/admin/days-fields.tsx';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import type { StaySelection } from '#client/features/bookings/stay-selection.ts';
import { Button } from '#client/ui/button.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { daysOf, type OffersValues, type OfferTo } from './offer.form.ts';
import { OfferPrice } from './offer-price.tsx';

/** Whether the nights are free, or who has them. */
const Nights = ({ wanted }: { wanted: Wanted }) => {
  const { data } = useClaims(occupiedInterval(wanted));
  const isFree = data && conflictsOf(wanted, data.claims).held.length === 0;
  return (
    <>
      {isFree && (
        <p role="status" className="flex items-center gap-2 font-semibold text-olive-700">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          Le notti sono libere
        </p>
      )}
      <ConflictList wanted={wanted} />
    </>
  );
};

type OfferFieldsProps = {
  index: number;
  to: OfferTo;
  /** Null for the only one. */
  onRemove: (() => void) | null;
};

/** One offer: dates, guests and price. */
export const OfferFields = ({ index, to, onRemove }: OfferFieldsProps) => {
  const { register, watch, setValue, control, formState } = useFormContext<OffersValues>();
  const today = useToday();
  const name = `offers.${index}` as const;
  const errors = formState.errors.offers?.[index];
  const offer = watch(name);
  const days = daysOf(offer);
  // The dialog begins in the first one: it may stay empty until something is typed.
  const errorOf = (field: 'startDate' | 'endDate') =>
    formState.isSubmitted || offer[field] !== '' ? errors?.[field]?.message : undefined;
  const choose = ({ startDate, endDate }: StaySelection) => {
    const wish = { shouldDirty: true, shouldValidate: endDate !== '' };
    setValue(`${name}.startDate`, startDate, wish);
    setValue(`${name}.endDate`, endDate, wish);
  };
  const title = onRemove ? `Proposta ${index + 1}` : 'Le date';
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-sand-200 p-4">
      <legend className="px-1 font-semibold text-sea-700">{title}</legend>
      <div>
        <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
          <TextField
            label="Check-in"
            type="date"
            required
            className="max-sm:px-2!"
            error={errorOf('startDate')}
            {...register(`${name}.startDate`, { deps: [`${name}.endDate`, 'validUntil'] })}
          />
          <TextField
            label="Check-out"
            type="date"
            required
            min={offer.startDate}
            className="max-sm:px-2!"
            error={errorOf('endDate')}
            {...register(`${name}.endDate`)}
          />
        </div>
        <DaysPicker
          today={today}
          ownId={to.bookingId}
          opensIn={to.month}
          days={offer}
          onChoose={choose}
        />
      </div>
      {days && <Nights wanted={{ ...days, status: 'PENDING', id: to.bookingId ?? 0 }} />}
      <Controller
        control={control}
        name={`${name}.numberOfGuests`}
        render={({ field, fieldState }) => (
          <StepperField
            label="Ospiti"
            steps={['Un ospite in meno', 'Un ospite in più']}
            min={1}
            max={MAX_GUESTS}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <OfferPrice index={index} to={to} />
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          keepsFocusInField
          className="-ml-2 justify-self-start"
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
          Togli la proposta {index + 1}
        </Button>
      )}
    </fieldset>
  );
};

import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { StayCalendar } from '#client/features/bookings/stay-calendar.tsx';
import type { StaySelection } from '#client/features/bookings/stay-selection.ts';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { LONGEST_LOOK_DAYS } from '#shared/bookings/booking-rules.ts';
import {
  addDays,
  daysBetween,
  isStayDate,
  type Month,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { formatDayRange, formatNights, formatStay } from '#shared/languages/italian-dates.ts';
import { drawnBlock } from './calendar-range.ts';
import { describeClaims } from './claims-of-day.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

type DaysCalendarProps = {
  today: StayDate;
  /** A block takes its last day too. */
  isBlock: boolean;
  /** The stay that is corrected: its own nights are free for it. */
  ownId: number | undefined;
  opensIn?: Month | undefined;
  days: StaySelection;
  onChoose: (days: StaySelection) => void;
};

/** In a block the first day, pressed again, is the only one. */
const blockOf = (next: StaySelection, days: StaySelection, claims: readonly Claim[]) => {
  const { startDate, endDate } = next;
  if (startDate === '') return { startDate: days.startDate, endDate: days.startDate };
  return endDate === '' ? next : drawnBlock({ from: startDate, to: endDate }, claims);
};

const hintOf = ({ startDate, endDate }: StaySelection, isBlock: boolean): string => {
  if (startDate === '') return isBlock ? 'Scegli il primo giorno.' : 'Scegli il giorno di arrivo.';
  if (endDate !== '') return (isBlock ? formatDayRange : formatStay)(startDate, endDate);
  return isBlock ? 'Ora scegli l’ultimo giorno.' : 'Ora scegli il giorno di partenza.';
};

const DaysCalendar = (props: DaysCalendarProps) => {
  const { today, isBlock, ownId, opensIn, days, onChoose } = props;
  const language = useLanguage();
  const query = useClaims({ from: today, until: addDays(today, LONGEST_LOOK_DAYS) });
  return (
    <Loaded query={query} failure={claimsFailure} skeleton={<Skeleton className="h-96" />}>
      {({ claims }) => {
        const others = claims.filter(({ id }) => id !== ownId);
        return (
          <StayCalendar
            occupations={others}
            // The rules of the price list bind visitors only.
            periods={[]}
            today={today}
            opensIn={opensIn}
            months={1}
            selection={days}
            words={{
              hint: hintOf(days, isBlock),
              describe: (date) => describeClaims(date, others, language),
            }}
            onSelect={(next) => onChoose(isBlock ? blockOf(next, days, others) : next)}
          />
        );
      }}
    </Loaded>
  );
};

/** '7 notti' */
const lengthOf = ({ startDate, endDate }: StaySelection): string | null =>
  isStayDate(startDate) && isStayDate(endDate) && startDate < endDate
    ? formatNights(daysBetween(startDate, endDate))
    : null;

type DaysPickerProps = Omit<DaysCalendarProps, 'isBlock'>;

/** A calendar behind a button; it closes once both days are chosen. */
export const DaysPicker = ({ days, onChoose, ...calendar }: DaysPickerProps) => {
  const [isOpen, setOpen] = useState(days.endDate === '');
  const calendarId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const choose = (chosen: StaySelection) => {
    onChoose(chosen);
    if (chosen.endDate === '') return;
    setOpen(false);
    toggleRef.current?.focus();
  };
  return (
    <>
      <p className="mt-1 flex items-center justify-between gap-3">
        <Button
          ref={toggleRef}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={calendarId}
          className="-ml-4"
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays aria-hidden className="size-4" />
          Calendario
          <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </Button>
        <span className="text-sm text-ink-soft">{lengthOf(days)}</span>
      </p>
      <div id={calendarId} hidden={!isOpen} className="mt-3">
        {isOpen && <DaysCalendar {...calendar} isBlock={false} days={days} onChoose={choose} />}
      </div>
    </>
  );
};

type DaysFieldsProps = Pick<DaysCalendarProps, 'today'> & {
  labels: { startDate: string; endDate: string };
  isBlock?: boolean;
  ownId?: number;
};

/** The first and the last day, typed or picked in a calendar. */
export const DaysFields = ({ labels, today, isBlock = false, ownId }: DaysFieldsProps) => {
  const { register, watch, setValue, formState } = useFormContext<StaySelection>();
  const { errors, isSubmitted } = formState;
  const [startDate, endDate] = watch(['startDate', 'endDate']);
  const days = { startDate, endDate };
  // The dialog begins in the first one: it may stay empty until the name is typed.
  const errorOf = (name: 'startDate' | 'endDate') =>
    isSubmitted || watch(name) !== '' ? errors[name]?.message : undefined;
  const choose = (chosen: StaySelection) => {
    const wish = { shouldDirty: true, shouldValidate: chosen.endDate !== '' };
    setValue('startDate', chosen.startDate, wish);
    setValue('endDate', chosen.endDate, wish);
  };
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
        <TextField
          label={labels.startDate}
          type="date"
          required
          min={isBlock ? today : undefined}
          className="max-sm:px-2.5!"
          error={errorOf('startDate')}
          {...register('startDate', { deps: 'endDate' })}
        />
        <TextField
          label={labels.endDate}
          type="date"
          required
          min={startDate || (isBlock ? today : undefined)}
          className="max-sm:px-2.5!"
          error={errorOf('endDate')}
          {...register('endDate')}
        />
      </div>
      {isBlock ? (
        <div className="mt-3">
          <DaysCalendar today={today} isBlock ownId={ownId} days={days} onChoose={choose} />
        </div>
      ) : (
        <DaysPicker today={today} ownId={ownId} days={days} onChoose={choose} />
      )}
    </div>
  );
};

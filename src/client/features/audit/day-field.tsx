import { useEffect, useRef } from 'react';
import { TextField } from '#client/ui/text-field.tsx';
import type { StayDate } from '#shared/stay-dates.ts';

type DayFieldProps = {
  label: string;
  value: StayDate | undefined;
  onChange: (day: StayDate | undefined) => void;
};

/** A day that may be left out. A half typed one is not passed on, and not wiped out either. */
export const DayField = ({ label, value = '', onChange }: DayFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (input && !input.validity.badInput && input.value !== value) input.value = value;
  }, [value]);
  return (
    <TextField
      ref={ref}
      label={label}
      type="date"
      defaultValue={value}
      onChange={({ currentTarget }) => {
        if (!currentTarget.validity.badInput) onChange(currentTarget.value || undefined);
      }}
    />
  );
};

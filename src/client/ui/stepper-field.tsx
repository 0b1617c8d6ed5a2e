import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { controlClass, Field, type FieldLabels } from './field.tsx';
import { RoundButton } from './round-button.tsx';

type StepperFieldProps = FieldLabels & {
  value: number;
  min: number;
  max: number;
  /** 'Un ospite in meno', 'Un ospite in più'; by default the buttons are named after the field. */
  steps?: readonly [less: string, more: string];
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  fieldClassName?: string;
};

const stepClass = 'size-12 border-field aria-disabled:border-sand-300 [&_svg]:size-5';

/** A small integer: typed, or changed with two buttons. NaN while the field is empty. */
export const StepperField = ({
  label,
  hint,
  error,
  required,
  value,
  min,
  max,
  steps = [`${label}: diminuisci`, `${label}: aumenta`],
  onChange,
  fieldClassName,
  ...input
}: StepperFieldProps) => {
  const start = Number.isNaN(value) ? min : value;
  const [less, more] = steps;
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <RoundButton
            label={less}
            disabled={start <= min}
            onPress={() => onChange(Math.max(min, Math.min(max, start - 1)))}
            className={stepClass}
          >
            <Minus aria-hidden />
          </RoundButton>
          <input
            {...input}
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className={clsx(controlClass, 'stepper-input max-w-16 px-1 text-center tabular-nums')}
          />
          <RoundButton
            label={more}
            disabled={start >= max}
            onPress={() => onChange(Math.min(max, Math.max(min, start + 1)))}
            className={stepClass}
          >
            <Plus aria-hidden />
          </RoundButton>
        </div>
      )}
    </Field>
  );
};

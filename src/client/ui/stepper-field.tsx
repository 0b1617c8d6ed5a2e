import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type StepperFieldProps = FieldTexts & {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  fieldClassName?: string;
};

type StepProps = { label: string; disabled: boolean; onStep: () => void; down?: boolean };

const Step = ({ label, disabled, onStep, down = false }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onStep()}
    className="grid size-12 shrink-0 place-items-center rounded-full border border-field bg-white text-sea-700 transition-colors hover:border-sea-600 hover:bg-sea-100 aria-disabled:cursor-not-allowed aria-disabled:border-sand-300 aria-disabled:bg-transparent aria-disabled:text-field"
  >
    {down ? <Minus aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
  </button>
);

/** A small whole number: typed, or stepped with the two buttons. An emptied field gives NaN. */
export const StepperField = ({
  label,
  hint,
  error,
  required,
  value,
  min,
  max,
  onChange,
  fieldClassName,
  ...input
}: StepperFieldProps) => {
  const start = Number.isNaN(value) ? min : value;
  const name = typeof label === 'string' ? label.toLowerCase() : '';
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Step
            down
            label={`Diminuisci ${name}`.trim()}
            disabled={start <= min}
            onStep={() => onChange(Math.max(min, Math.min(max, start - 1)))}
          />
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
          <Step
            label={`Aumenta ${name}`.trim()}
            disabled={start >= max}
            onStep={() => onChange(Math.min(max, Math.max(min, start + 1)))}
          />
        </div>
      )}
    </Field>
  );
};

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { WholeField } from '#client/ui/number-field.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import type { CancellationStep } from '#shared/money/payment-terms.ts';
import { termsNames } from './payment-terms.form.ts';

type CancellationStepsProps = {
  steps: readonly CancellationStep[];
  errorAt: (path: string) => string | undefined;
  onChange: (steps: CancellationStep[]) => void;
};

/** The steps of a cancellation: the percent refunded up to so many days before the arrival. */
export const CancellationSteps = ({ steps, errorAt, onChange }: CancellationStepsProps) => {
  const listId = useId();
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const change = (at: number, step: Partial<CancellationStep>) =>
    onChange(steps.map((one, index) => (index === at ? { ...one, ...step } : one)));
  const add = () => {
    const last = steps.at(-1);
    const next = last
      ? { days: Math.floor(last.days / 2), percent: Math.floor(last.percent / 2) }
      : { days: 60, percent: 100 };
    onChange([...steps, next]);
  };
  return (
    <>
      <ul id={listId} aria-label={termsNames.cancellation} className="grid gap-4 empty:hidden">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing else that names it
          <li key={index} className="flex items-start gap-2 border-b border-sand-200 pb-4">
            <div className="grid min-w-0 grow grid-cols-2 gap-3">
              <WholeField
                label="Giorni prima"
                required
                value={step.days}
                empty={Number.NaN}
                error={errorAt(`${index}.days`)}
                onChange={(days) => change(index, { days })}
              />
              <WholeField
                label="Restituisci (%)"
                required
                value={step.percent}
                empty={Number.NaN}
                error={errorAt(`${index}.percent`)}
                onChange={(percent) => change(index, { percent })}
              />
            </div>
            <IconButton
              label={`Togli lo scaglione ${index + 1}`}
              className="mt-9"
              onPress={() => {
                focusAfterRemoval(index);
                onChange(steps.filter((_, at) => at !== index));
              }}
              {...{ [REMOVES]: '' }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={add}>
        <Plus aria-hidden className="size-4" />
        Aggiungi uno scaglione
      </Button>
    </>
  );
};

import { type ReactNode, useRef } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { FieldError } from '#client/ui/field.tsx';
import type { PaymentTermsAnswer } from '#shared/money/payment-terms.schema.ts';
import { termsNames } from './payment-terms.form.ts';

type Part = 'deposit' | 'cancellation' | 'account' | 'landlord';

type TermsPartProps<Name extends Part> = {
  name: Name;
  children: (parts: {
    value: PaymentTermsAnswer[Name];
    errorAt: (path: string) => string | undefined;
    onChange: (value: PaymentTermsAnswer[Name]) => void;
  }) => ReactNode;
};

/** A field that is a whole object: its first wrong input takes the focus. */
export const TermsPart = <Name extends Part>({ name, children }: TermsPartProps<Name>) => {
  const box = useRef<HTMLFieldSetElement>(null);
  const { control, formState } = useFormContext<PaymentTermsAnswer>();
  const { field } = useController({ control, name });
  field.ref({
    focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  });
  const errorAt = (path: string): string | undefined => {
    const error: { message?: string } | undefined = get(formState.errors, `${name}.${path}`);
    // A part that the owner has just switched on shows errors only after the form was sent.
    return formState.isSubmitted ? error?.message : undefined;
  };
  return (
    <fieldset ref={box} aria-label={termsNames[name]} className="grid min-w-0 gap-5">
      {children({
        value: field.value as PaymentTermsAnswer[Name],
        errorAt,
        onChange: field.onChange,
      })}
      <FieldError id={`${name}-error`} error={formState.errors[name]?.message} />
    </fieldset>
  );
};

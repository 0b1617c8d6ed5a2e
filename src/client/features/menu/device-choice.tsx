import { useId } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FieldError } from '#client/ui/field.tsx';
import type { MenuItemForm } from './menu-item-form.ts';

/** One of the two at least: what is wrong is about both. */
export const DeviceChoice = ({ form }: { form: MenuItemForm }) => {
  const errorId = useId();
  const { register, formState, trigger } = form;
  const { showOnDesktop, showOnMobile } = formState.errors;
  const error = showOnDesktop?.message ?? showOnMobile?.message;
  // At once, and not on leaving: a message that comes then moves what is about to be pressed.
  const checked = { onChange: () => void trigger(['showOnDesktop', 'showOnMobile']) };
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-semibold">Dispositivi</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <CheckboxField label="Desktop" {...register('showOnDesktop', checked)} />
        <CheckboxField label="Mobile" {...register('showOnMobile', checked)} />
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
};

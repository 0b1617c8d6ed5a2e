import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A radio button as a card, with a picture above its name. */
export const RadioCard = ({
  children,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'>) => (
  <label
    className={clsx(
      'relative flex cursor-pointer flex-col items-center gap-2 rounded-card border border-field bg-white text-center hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50 has-checked:font-semibold has-checked:ring-1 has-checked:ring-sea-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600',
      className,
    )}
  >
    <input
      {...input}
      type="radio"
      className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
    />
    {children}
  </label>
);

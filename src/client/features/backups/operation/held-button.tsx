import type { ComponentProps } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';

type HeldButtonProps = {
  /** The element that says why it waits; null where it does not. */
  heldBy: string | null;
} & Omit<ComponentProps<typeof Button>, 'busy'>;

/** While it waits it takes the focus like any button, so that its reason is met; pressing does nothing. */
export const HeldButton = ({ heldBy, ...button }: HeldButtonProps) => {
  if (heldBy === null) return <Button {...button} />;
  const { variant, size, onClick: _unused, className = '', ...rest } = button;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled
      aria-describedby={heldBy}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`}
    />
  );
};

import clsx from 'clsx';
import type { ComponentProps } from 'react';

type IconButtonProps = {
  label: string;
  /** Ignores clicks, but stays focusable. */
  disabled?: boolean;
  onPress?: () => void;
} & Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'disabled' | 'onClick'>;

/** A small borderless button; its child is the icon. */
export const IconButton = ({
  label,
  disabled = false,
  onPress,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress?.()}
    className={clsx(
      'grid size-8 max-md:size-11 place-items-center rounded-full text-sea-700 hover:bg-sea-100',
      'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field [&_svg]:size-4',
      className,
    )}
  />
);

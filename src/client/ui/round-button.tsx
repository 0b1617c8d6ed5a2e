import clsx from 'clsx';
import type { ReactNode } from 'react';

/** For a button with an icon; `className` sets its size and border colour. */
export const roundButtonClass = (className: string): string =>
  clsx(
    'grid shrink-0 place-items-center rounded-full border bg-white text-sea-700 transition-colors',
    'hover:border-sea-600 hover:bg-sea-100 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field',
    className,
  );

type RoundButtonProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  /** Size and border colour. */
  className: string;
  /** The icon. */
  children: ReactNode;
};

/** A previous or next button; stays focusable while disabled. */
export const RoundButton = ({
  label,
  disabled,
  onPress,
  className,
  children,
}: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
    className={roundButtonClass(className)}
  >
    {children}
  </button>
);

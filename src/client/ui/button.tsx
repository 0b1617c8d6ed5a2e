import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonStyle = { variant?: ButtonVariant; size?: 'normal' | 'small' };

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-clay-600 text-white hover:bg-clay-700',
  secondary: 'border-sea-600 bg-white text-sea-700 hover:bg-sea-100',
  quiet: 'border-transparent text-sea-700 hover:bg-sea-100',
  danger: 'border-transparent bg-red-700 text-white hover:bg-red-700/90',
};

const spinners: Record<ButtonVariant, string> = {
  primary: 'text-white',
  secondary: 'text-sea-700',
  quiet: 'text-sea-700',
  danger: 'text-white',
};

/** Also for links that look like a button. */
export const buttonClass = ({ variant = 'primary', size = 'normal' }: ButtonStyle = {}): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-full border font-semibold motion-safe:transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60',
    size === 'small'
      ? 'min-h-9 max-md:min-h-11 px-4 py-1.5 text-sm'
      : 'min-h-12 px-6 py-2.5 text-base',
    variants[variant],
  );

/** A tile with an icon above its word: one of several ways to do a thing. */
export const tileClass = `${buttonClass({ variant: 'secondary', size: 'small' })} min-h-14! flex-col gap-0.5! rounded-field! px-2!`;

/**
 * Keeps the focus in the field until the click. Leaving it on mouse down may show an error, which would
 * move the button away from under the pointer.
 */
export const keepFocusInField = (event: MouseEvent): void => event.preventDefault();

type ButtonProps = ButtonStyle & {
  busy?: boolean;
  /** For a button below fields that may be invalid. Submit buttons do this by default. */
  keepsFocusInField?: boolean;
} & ComponentProps<'button'>;

/** While `busy` it stays focusable and as wide as before, but ignores clicks. */
export const Button = ({
  variant = 'primary',
  size = 'normal',
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  keepsFocusInField = type === 'submit',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(
        buttonClass({ variant, size }),
        'relative',
        className,
        busy && 'text-transparent!',
      )}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onMouseDown={keepsFocusInField ? keepFocusInField : undefined}
      onClick={press}
    >
      {children}
      {busy && (
        <LoaderCircle
          aria-hidden
          className={clsx('absolute size-5 motion-safe:animate-spin', spinners[variant])}
        />
      )}
    </button>
  );
};

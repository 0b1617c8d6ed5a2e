import clsx from 'clsx';
import type { ReactNode } from 'react';

type RowButtonProps = {
  /** By which the focus can be given to it. */
  id: string;
  /** Says what it does, and to what. */
  name: string;
  /** Stands beside the icon where a row is a card. */
  text?: string;
  disabled?: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
};

/** A button of a `RowTable`'s row. It takes the focus even where it does nothing, so that the first and the last row read alike. */
export const RowButton = (props: RowButtonProps) => {
  const { id, name, text, disabled = false, onPress, children } = props;
  return (
    <button
      type="button"
      id={id}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className={clsx(
        'inline-flex h-9 min-w-9 scroll-mt-20 items-center justify-center gap-1.5 rounded-full text-sm font-semibold text-sea-700 hover:bg-sea-100',
        'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field aria-disabled:opacity-60 [&_svg]:size-4.5',
        text && 'px-2 @4xl:px-0',
      )}
    >
      {children}
      {text && <span className="@4xl:hidden">{text}</span>}
    </button>
  );
};

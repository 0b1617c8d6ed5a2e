import clsx from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { keepFocusInField } from './button.tsx';

type MoreMenuProps = {
  label: string;
  /** As in `Button`. */
  keepsFocusInField?: boolean;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Rare actions behind one button: a native popover, so Escape or a press beside it closes it. */
export const MoreMenu = ({
  label,
  icon = <EllipsisVertical aria-hidden className="size-5" />,
  className = 'text-sea-700 hover:bg-sea-100',
  keepsFocusInField = false,
  children,
}: MoreMenuProps) => {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const place = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { top, bottom, right } = currentTarget.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isLow = bottom > clientHeight / 2;
    ref.current?.style.setProperty('top', isLow ? 'auto' : `${bottom + 4}px`);
    ref.current?.style.setProperty('bottom', isLow ? `${clientHeight - top + 4}px` : 'auto');
    ref.current?.style.setProperty('right', `${clientWidth - right}px`);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        popoverTarget={id}
        onMouseDown={keepsFocusInField ? keepFocusInField : undefined}
        onClick={place}
        className={clsx('grid size-11 shrink-0 place-items-center rounded-full', className)}
      >
        {icon}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed, by keys too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={ref}
        id={id}
        popover="auto"
        onClick={() => ref.current?.hidePopover()}
        className="fixed inset-auto m-0 w-max max-w-[calc(100%-2rem)] rounded-card border border-sand-200 bg-white py-2 shadow-float"
      >
        {children}
      </div>
    </>
  );
};

/** Also for links that are items. */
export const menuItemClass = (isDanger = false): string =>
  clsx(
    'flex min-h-11 w-full items-center gap-3 px-5 text-left font-semibold hover:bg-sand-100 [&_svg]:size-4',
    isDanger ? 'text-red-700' : 'text-sea-700',
  );

type MenuItemProps = { isDanger?: boolean } & Omit<ComponentProps<'button'>, 'type' | 'className'>;

export const MenuItem = ({ isDanger = false, ...rest }: MenuItemProps) => (
  <button {...rest} type="button" className={menuItemClass(isDanger)} />
);

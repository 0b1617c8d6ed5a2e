import clsx from 'clsx';
import { ariaShortcut, isMac } from './shortcuts.ts';
import type { ToolbarItem } from './toolbar-items.ts';
import type { ToolbarState } from './use-toolbar-state.ts';

type ToolbarButtonProps = {
  item: ToolbarItem;
  state: ToolbarState;
  /** Whether Tab stops here. */
  isStop: boolean;
  /** Whether its name is written beside its icon. */
  hasName?: boolean;
  onPress: () => void;
};

export const ToolbarButton = (props: ToolbarButtonProps) => {
  const { item, state, isStop, hasName = false, onPress } = props;
  const { id, label, Icon, shortcut, isPressed, isDisabled } = item;
  const disabled = isDisabled?.(state) ?? false;
  return (
    <button
      type="button"
      data-item={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={hasName ? undefined : label}
      aria-pressed={isPressed?.(state)}
      aria-disabled={disabled || undefined}
      aria-haspopup={item.asks ? 'dialog' : undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut, isMac())}
      onClick={() => !disabled && onPress()}
      className={clsx(
        'inline-flex h-9 shrink-0 items-center justify-center gap-1.5 rounded-field text-ink transition-colors',
        'hover:bg-sand-100 focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field',
        'aria-pressed:bg-sea-100 aria-pressed:text-sea-700 [&_svg]:size-4.5',
        hasName ? 'px-2 text-sm font-medium' : 'w-9',
      )}
    >
      <Icon aria-hidden />
      {hasName && label}
    </button>
  );
};

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEditorHost } from './editor-host.ts';
import { focusText } from './focus-text.ts';
import { ariaShortcut, isMac, shortcutLabel } from './shortcuts.ts';
import { formattingGroups, insertItems, type ToolbarItem, toolbarItems } from './toolbar-items.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type ToolbarState, useToolbarState } from './use-toolbar-state.ts';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Roving tabindex: only the `current` button is in the tab order, arrow keys move between them. Spread
 * `root` on the container; each button has a `data-item`.
 */
const useRovingFocus = (first: string, onEscape: () => void) => {
  const rootRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      // Keeps a dialog around the editor open.
      event.preventDefault();
      onEscape();
    }
    const all = rootRef.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const buttons = [...all].filter((button) => button.getClientRects().length > 0);
    const at = buttons.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.item) setCurrent(target.dataset.item);
  };
  return { current, root: { ref: rootRef, onKeyDown, onFocus } };
};

type Tooltip = {
  label: string;
  shortcut: string | undefined;
  /** The button's bottom centre, in pixels from the toolbar's corner. */
  left: number;
  top: number;
};

const tooltipOf = (button: HTMLElement, toolbar: HTMLElement): Tooltip | null => {
  const item = toolbarItems.find(({ id }) => id === button.dataset.item);
  if (!item) return null;
  const box = button.getBoundingClientRect();
  const outer = toolbar.getBoundingClientRect();
  return {
    label: item.label,
    shortcut: item.shortcut && shortcutLabel(item.shortcut, isMac()),
    left: box.left + box.width / 2 - outer.left,
    top: box.bottom - outer.top,
  };
};

/** A tooltip for buttons without a visible label, on hover and focus; Escape hides it. */
const useTooltip = () => {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const show = (target: EventTarget, toolbar: HTMLElement) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-item][aria-label]') : null;
    setTooltip(button && tooltipOf(button, toolbar));
  };
  const hide = () => setTooltip(null);
  return {
    tooltip,
    hideTooltip: hide,
    triggers: {
      onPointerOver: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') show(event.target, event.currentTarget);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocusCapture: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) show(event.target, event.currentTarget);
      },
      onBlurCapture: hide,
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !tooltip) return;
        // Keeps a dialog around the editor open.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
    },
  };
};

/** Hidden from screen readers: the button has a label of its own. */
const ToolbarTooltip = ({ label, shortcut, left, top }: Tooltip) => {
  const ref = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  // Keeps it inside the toolbar.
  useLayoutEffect(() => {
    const box = ref.current;
    const toolbar = box?.parentElement;
    if (!box || !toolbar) return;
    const half = box.offsetWidth / 2;
    const inside = Math.min(Math.max(left, half), toolbar.offsetWidth - half);
    setShift(inside - half);
  }, [left]);
  return (
    <div
      ref={ref}
      aria-hidden
      style={{ left: shift, top: top + 6 }}
      className="pointer-events-none absolute z-10 flex items-center gap-2 rounded-field bg-ink px-2.5 py-1 text-xs whitespace-nowrap text-white shadow-float"
    >
      {label}
      {shortcut && <span className="text-white/80">{shortcut}</span>}
    </div>
  );
};

type ToolbarButtonProps = {
  item: ToolbarItem;
  state: ToolbarState;
  isTabStop: boolean;
  showsLabel?: boolean;
  onPress: () => void;
};

const ToolbarButton = (props: ToolbarButtonProps) => {
  const { item, state, isTabStop, showsLabel = false, onPress } = props;
  const { id, label, Icon, shortcut, isPressed, isDisabled } = item;
  const disabled = isDisabled?.(state) ?? false;
  return (
    <button
      type="button"
      data-item={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={showsLabel ? undefined : label}
      aria-pressed={isPressed?.(state)}
      aria-disabled={disabled || undefined}
      aria-haspopup={item.opensDialog ? 'dialog' : undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut, isMac())}
      onClick={() => !disabled && onPress()}
      className={clsx(
        'inline-flex h-11 shrink-0 items-center justify-center @md:h-9 gap-1.5 rounded-field text-ink transition-colors',
        'hover:bg-sand-100 focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field',
        'aria-pressed:bg-sea-100 aria-pressed:text-sea-700 [&_svg]:size-4.5',
        showsLabel ? 'px-2 text-sm font-medium' : 'w-11 @md:w-9',
      )}
    >
      <Icon aria-hidden />
      {showsLabel && label}
    </button>
  );
};

// On narrow screens a row scrolls, and fades out at its end.
const rowClass = 'flex items-center overflow-x-auto px-1 py-0.5 [scrollbar-width:none]';
const formattingRow = '@max-md:mask-r-from-92% @max-md:pr-6 @md:flex-wrap @md:overflow-visible';
const insertRow =
  'border-t border-sand-200 @max-md:hidden @max-xl:mask-r-from-92% @max-xl:pr-6 @xl:overflow-visible';

const separated = 'not-first:ml-1 not-first:border-l not-first:border-sand-200 not-first:pl-1';

type ToolbarProps = { label: string; textId: string };

/** On a phone: opens the sheet of what can be inserted. */
const insertSheet: ToolbarItem = {
  id: 'insert',
  label: 'Inserisci',
  Icon: Plus,
  opensDialog: true,
  press: (_editor, { openDialog }) => openDialog({ kind: 'choose' }),
};

/** Arrow keys move between the buttons, Escape returns to the text. */
export const Toolbar = ({ label, textId }: ToolbarProps) => {
  const [editor] = useLexicalComposerContext();
  const host = useEditorHost();
  const state = useToolbarState();
  const { current, root } = useRovingFocus('strong', () => focusText(editor));
  const { tooltip, hideTooltip, triggers } = useTooltip();
  useShortcuts(root.ref);
  const press = (item: ToolbarItem) => {
    hideTooltip();
    item.press(editor, host);
    if (!item.opensDialog) focusText(editor);
  };
  const buttonOf = (item: ToolbarItem, showsLabel: boolean) => (
    <ToolbarButton
      key={item.id}
      item={item}
      state={state}
      isTabStop={item.id === current}
      showsLabel={showsLabel}
      onPress={() => press(item)}
    />
  );
  return (
    <div
      {...root}
      {...triggers}
      role="toolbar"
      aria-label={label}
      aria-controls={textId}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      className="@container sticky top-14 z-5 rounded-t-field border-b border-sand-200 bg-white md:top-0 in-[dialog]:-top-5 md:in-[dialog]:-top-5"
    >
      {/* Browsers put scrollable elements into the tab order otherwise. */}
      <div tabIndex={-1} className={clsx(rowClass, formattingRow)}>
        <div className="flex shrink-0 @md:hidden">{buttonOf(insertSheet, false)}</div>
        {formattingGroups.map((group) => (
          <div key={group[0]?.id} className={clsx('flex shrink-0', separated)}>
            {group.map((item) => buttonOf(item, false))}
          </div>
        ))}
      </div>
      <div tabIndex={-1} className={clsx(rowClass, insertRow)}>
        <span aria-hidden className="shrink-0 px-2 text-sm text-ink-soft">
          <Plus className="size-4.5 @xl:hidden" />
          <span className="hidden @xl:inline">Inserisci</span>
        </span>
        {insertItems.map((item) => buttonOf(item, true))}
      </div>
      {tooltip && <ToolbarTooltip {...tooltip} />}
    </div>
  );
};

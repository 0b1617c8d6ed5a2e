import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useEditorHost } from '#client/features/editor/writing/editor-host.ts';
import { focusText } from '#client/features/editor/writing/focus-text.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { formattingGroups, insertItems, type ToolbarItem } from './toolbar-items.ts';
import { ToolbarTooltip } from './toolbar-tooltip.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useToolbarState } from './use-toolbar-state.ts';
import { useTooltip } from './use-tooltip.ts';

/** Where it is too narrow a row slides under the finger, and its end is seen to go on. */
const rowClass = 'flex items-center overflow-x-auto px-1 py-0.5 [scrollbar-width:none]';
const formattingRow = '@max-md:mask-r-from-92% @max-md:pr-6 @md:flex-wrap @md:overflow-visible';
const insertRow =
  'border-t border-sand-200 @max-xl:mask-r-from-92% @max-xl:pr-6 @xl:overflow-visible';

const separated = 'not-first:ml-1 not-first:border-l not-first:border-sand-200 not-first:pl-1';

type ToolbarProps = { label: string; textId: string };

/** Everything that can be done with the text. The arrows move in it, Escape leads back to the text. */
export const Toolbar = ({ label, textId }: ToolbarProps) => {
  const [editor] = useLexicalComposerContext();
  const host = useEditorHost();
  const state = useToolbarState();
  const { current, root } = useRovingFocus('undo', () => focusText(editor));
  const { tooltip, hideTooltip, triggers } = useTooltip();
  useShortcuts(root.ref);
  const press = (item: ToolbarItem) => {
    hideTooltip();
    item.press(editor, host);
    if (!item.asks) focusText(editor);
  };
  const buttonOf = (item: ToolbarItem, hasName: boolean) => (
    <ToolbarButton
      key={item.id}
      item={item}
      state={state}
      isStop={item.id === current}
      hasName={hasName}
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
      // The chosen words stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      className="@container sticky top-14 z-5 rounded-t-field border-b border-sand-200 bg-white md:top-0 in-[dialog]:-top-5 md:in-[dialog]:-top-5"
    >
      {/* No stop of Tab, which a row that slides would be otherwise. */}
      <div tabIndex={-1} className={clsx(rowClass, formattingRow)}>
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

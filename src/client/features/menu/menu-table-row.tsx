import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuMessages } from '#shared/menu-rules.ts';
import { EditMenuItemForm } from './edit-menu-item-form.tsx';
import { type MenuRow, possibleParents } from './menu-rows.ts';
import { RowActions } from './row-actions.tsx';
import { rowButtonId } from './row-button.tsx';
import { columns, RowCells } from './row-cells.tsx';
import { useMove } from './use-move.ts';

/** A level is this much further in (section 9). */
const INDENT_PX = 20;

const indent = (level: number): CSSProperties =>
  ({ '--menu-indent': `${(level - 1) * INDENT_PX}px` }) as CSSProperties;

/** A card on a narrow screen, set in by its level; a table's rows have no margin. */
const rowClass =
  'mb-3 ml-(--menu-indent) rounded-card border border-sand-200 bg-white px-4 py-3 text-sm @4xl:table-row @4xl:text-xs';

/** Editing is each row's own, so that several can be open and none loses what was typed. */
const useEditing = (id: number) => {
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) document.getElementById(rowButtonId(id, 'edit'))?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, id]);
  return { isEditing, edit: () => setIsEditing(true), close: () => setIsEditing(false) };
};

export type MenuTableRowProps = {
  row: MenuRow;
  rows: readonly MenuRow[];
  /** Why nobody sees the item. */
  hidden: string | null;
  onMoved: (text: string) => void;
  onUnsaved: (id: number, unsaved: boolean) => void;
  onDelete: (item: MenuItem) => void;
};

export const MenuTableRow = (props: MenuTableRowProps) => {
  const { row, rows, hidden, onMoved, onUnsaved, onDelete } = props;
  const { item, level } = row;
  const [problem, setProblem] = useState<string | null>(null);
  const { isEditing, edit, close } = useEditing(item.id);
  const move = useMove({ row, onMoved, onFailed: setProblem });
  /** What was wrong before is no news any more. */
  const anew = (act: () => void) => () => {
    setProblem(null);
    act();
  };
  if (isEditing) {
    return (
      <tr style={indent(level)} className={`block ${rowClass}`}>
        <td
          colSpan={columns.length}
          className="block @4xl:table-cell @4xl:border-b @4xl:border-sand-200 @4xl:px-4 @4xl:py-3"
        >
          <EditMenuItemForm
            item={item}
            parents={possibleParents(rows, item)}
            onUnsaved={(unsaved) => onUnsaved(item.id, unsaved)}
            onClose={close}
          />
        </td>
      </tr>
    );
  }
  const askToDelete = () =>
    item.children.length > 0 ? setProblem(menuMessages.hasChildren) : onDelete(item);
  return (
    <tr style={indent(level)} className={`flex flex-wrap gap-x-5 gap-y-1 ${rowClass}`}>
      <RowCells
        row={row}
        hidden={hidden}
        problem={problem}
        actions={
          <RowActions
            row={row}
            onMove={(neighbour) => anew(() => move(neighbour))()}
            onEdit={anew(edit)}
            onDelete={anew(askToDelete)}
          />
        }
      />
    </tr>
  );
};

import { type CSSProperties, useState } from 'react';
import { TableRow, useRowEditing } from '#client/ui/table-row.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuMessages } from '#shared/menu-rules.ts';
import { EditMenuItemForm } from './edit-menu-item-form.tsx';
import { type MenuRow, possibleParents } from './menu-rows.ts';
import { RowActions } from './row-actions.tsx';
import { columns, RowCells } from './row-cells.tsx';
import { useMove } from './use-move.ts';

/** A level is this much further in (section 9). */
const INDENT_PX = 20;

const indent = (level: number): CSSProperties =>
  ({ '--menu-indent': `${(level - 1) * INDENT_PX}px` }) as CSSProperties;

export type MenuTableRowProps = {
  row: MenuRow;
  rows: readonly MenuRow[];
  /** Why nobody sees the item. */
  hidden: string | null;
  onMoved: (text: string) => void;
  onUnsaved: (item: MenuItem, unsaved: boolean) => void;
  onDelete: (item: MenuItem) => void;
};

export const MenuTableRow = (props: MenuTableRowProps) => {
  const { row, rows, hidden, onMoved, onUnsaved, onDelete } = props;
  const { item, level } = row;
  const [problem, setProblem] = useState<string | null>(null);
  const { isEditing, edit, close } = useRowEditing();
  const move = useMove({ row, onMoved, onFailed: setProblem });
  /** What was wrong before is no news any more. */
  const anew = (act: () => void) => () => {
    setProblem(null);
    act();
  };
  const askToDelete = () =>
    item.children.length > 0 ? setProblem(menuMessages.hasChildren) : onDelete(item);
  return (
    <TableRow
      columns={columns.length}
      // A card is set in by its level; a table's rows have no margin.
      style={indent(level)}
      className="ml-(--menu-indent)"
      editor={
        isEditing && (
          <EditMenuItemForm
            item={item}
            parents={possibleParents(rows, item)}
            onUnsaved={(unsaved) => onUnsaved(item, unsaved)}
            onClose={close}
          />
        )
      }
    >
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
    </TableRow>
  );
};

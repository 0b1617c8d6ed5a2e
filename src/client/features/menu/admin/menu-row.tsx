import { ArrowDown, ArrowUp, CornerDownRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import {
  ActionsCell,
  NoValue,
  RowActions,
  RowButton,
  TableCell,
  TableRow,
  useRowEditing,
} from '#client/ui/editable-table.tsx';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { menuMessages } from '#shared/menu/menu-rules.ts';
import { audienceNames, formatDevices, menuFailures } from './menu-item.form.ts';
import { EditMenuItemForm } from './menu-item-form.tsx';
import { type MenuRow, possibleParents, rowButtonId, swapped } from './menu-rows.ts';

/** Announced after a move. */
const formatMove = ({ item, siblings }: MenuRow, place: number): string =>
  `${item.label}: ora al posto ${place} di ${siblings}.`;

type MoveOptions = {
  row: MenuRow;
  onMoved: (text: string) => void;
  onFailed: (text: string) => void;
};

/** Swaps an item with a neighbour, one move at a time. */
const useMove = ({ row, onMoved, onFailed }: MoveOptions) => {
  const reorder = trpc.menu.updateOrder.useMutation();
  return (neighbour: MenuItem): void => {
    if (reorder.isPending) return;
    const place = row.place + (neighbour === row.next ? 1 : -1);
    reorder.mutate(
      { updates: swapped(row.item, neighbour) },
      {
        onSuccess: () => onMoved(formatMove(row, place)),
        onError: (error) =>
          onFailed(
            apiErrorOf(error)?.code === 'CHANGED_MEANWHILE'
              ? menuFailures.movedMeanwhile
              : errorText(error, menuFailures.move),
          ),
      },
    );
  };
};

export const columns = [
  { name: 'ID', className: '@4xl:w-13' },
  { name: 'Parent', className: '@4xl:w-[10%]' },
  { name: 'Etichetta', className: '' },
  { name: 'Slug', className: '@4xl:w-[10%]' },
  { name: 'URL', className: '@4xl:w-[11%]' },
  { name: 'Visibile a', className: '@4xl:w-26' },
  { name: 'Ordine', className: '@4xl:w-15' },
  { name: 'Dispositivi', className: '@4xl:w-23' },
  { name: 'Azioni', className: '@4xl:w-41' },
] as const;

/** In a table the label is indented by level; a card is indented as a whole and names its level. */
const LabelCell = ({ row, warnings }: Pick<RowCellsProps, 'row' | 'warnings'>) => (
  <TableCell column="Etichetta" className="order-first basis-full [&>span]:sr-only">
    <div className="flex items-start @4xl:pl-(--menu-indent)">
      {row.level > 1 && (
        <CornerDownRight
          aria-hidden
          className="mt-1 mr-1 size-4 shrink-0 text-sea-600 @4xl:-ml-5"
        />
      )}
      <div className="min-w-0 text-base @4xl:text-sm">
        <span className="font-semibold">{row.item.label}</span>
        {row.level > 1 && (
          <span className="text-sm text-ink-soft @4xl:sr-only"> · livello {row.level}</span>
        )}
        {warnings.map((warning) => (
          <span key={warning} className="block text-xs text-amber-800">
            {warning}
          </span>
        ))}
      </div>
    </div>
  </TableCell>
);

type RowCellsProps = {
  row: MenuRow;
  /** Why the item is invisible to everybody, or its link is broken. */
  warnings: readonly string[];
  actions: ReactNode;
  /** Why the last action failed. */
  problem: string | null;
};

/** Cards show only non-default values, to keep a long list short on phones. */
const tableOnly = '@max-4xl:hidden';

const RowCells = ({ row, warnings, actions, problem }: RowCellsProps) => {
  const { item, parent } = row;
  return (
    <>
      <TableCell column="ID" className={`tabular-nums ${tableOnly}`}>
        {item.id}
      </TableCell>
      <TableCell column="Parent" empty={!parent}>
        {parent ? parent.label : <NoValue text="nessuno" />}
      </TableCell>
      <LabelCell row={row} warnings={warnings} />
      <TableCell column="Slug" empty={item.slug === null}>
        {item.slug ?? <NoValue text="nessuno" />}
      </TableCell>
      <TableCell column="URL" empty={item.url === null}>
        {item.url ?? <NoValue text="nessuno" />}
      </TableCell>
      <TableCell column="Visibile a" className={item.visibleTo === 'USER' ? tableOnly : ''}>
        {audienceNames[item.visibleTo]}
      </TableCell>
      <TableCell column="Ordine" className={`tabular-nums ${tableOnly}`}>
        {item.order}
      </TableCell>
      <TableCell
        column="Dispositivi"
        className={item.showOnDesktop && item.showOnMobile ? tableOnly : ''}
      >
        {formatDevices(item)}
      </TableCell>
      <ActionsCell actions={actions} problem={problem} />
    </>
  );
};

const hasFocus = (elementId: string): boolean => document.activeElement?.id === elementId;

/** After a move, keeps the row in view, and moves the focus from a button that is now disabled to the other. */
const useFocusAfterMove = ({ item, previous, next, place }: MenuRow): void => {
  const [up, down] = [rowButtonId(item.id, 'up'), rowButtonId(item.id, 'down')];
  const [isFirst, isLast] = [previous === null, next === null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row has moved
  useEffect(() => {
    if (!hasFocus(up) && !hasFocus(down)) return;
    if (isFirst && hasFocus(up)) document.getElementById(down)?.focus();
    if (isLast && hasFocus(down)) document.getElementById(up)?.focus();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [place]);
};

type MoveButtonsProps = { row: MenuRow; onMove: (neighbour: MenuItem) => void };

const MoveButtons = ({ row, onMove }: MoveButtonsProps) => {
  const { item, previous, next } = row;
  useFocusAfterMove(row);
  return (
    <>
      <RowButton
        id={rowButtonId(item.id, 'up')}
        name={`Sposta su ${item.label}`}
        disabled={!previous}
        onPress={() => previous && onMove(previous)}
      >
        <ArrowUp aria-hidden />
      </RowButton>
      <RowButton
        id={rowButtonId(item.id, 'down')}
        name={`Sposta giù ${item.label}`}
        disabled={!next}
        onPress={() => next && onMove(next)}
      >
        <ArrowDown aria-hidden />
      </RowButton>
    </>
  );
};

/** Per level (specification, section 9). */
const INDENT_PX = 20;

const indent = (level: number): CSSProperties =>
  ({ '--menu-indent': `${(level - 1) * INDENT_PX}px` }) as CSSProperties;

export type MenuTableRowProps = {
  row: MenuRow;
  rows: readonly MenuRow[];
  /** Why the item is invisible to everybody, or its link is broken. */
  warnings: readonly string[];
  onMoved: (text: string) => void;
  onUnsaved: (item: MenuItem, unsaved: boolean) => void;
  onDelete: (item: MenuItem) => void;
};

export const MenuTableRow = (props: MenuTableRowProps) => {
  const { row, rows, warnings, onMoved, onUnsaved, onDelete } = props;
  const { item, level } = row;
  const [problem, setProblem] = useState<string | null>(null);
  const { isEditing, edit, close } = useRowEditing();
  const move = useMove({ row, onMoved, onFailed: setProblem });
  const clearProblem = (action: () => void) => () => {
    setProblem(null);
    action();
  };
  const askToDelete = () =>
    item.children.length > 0 ? setProblem(menuMessages.hasChildren) : onDelete(item);
  return (
    <TableRow
      columns={columns.length}
      // Indents cards; table rows ignore margins.
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
        warnings={warnings}
        problem={problem}
        actions={
          <RowActions
            name={item.label}
            idOf={(action) => rowButtonId(item.id, action)}
            onEdit={clearProblem(edit)}
            onDelete={clearProblem(askToDelete)}
          >
            <MoveButtons row={row} onMove={(neighbour) => clearProblem(() => move(neighbour))()} />
          </RowActions>
        }
      />
    </TableRow>
  );
};

import clsx from 'clsx';
import { ChevronDown, CornerDownRight, GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import {
  ActionsCell,
  RowActions,
  TableCell,
  TableRow,
  useRowEditing,
} from '#client/ui/editable-table.tsx';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { menuMessages } from '#shared/menu/menu-rules.ts';
import { audienceNames, formatDevices } from './menu-item.form.ts';
import { EditMenuItemForm } from './menu-item-form.tsx';
import { MoveButtons, useDraggableRow } from './menu-order.tsx';
import { type MenuRow, possibleParents, rowButtonId } from './menu-rows.ts';

/** In the order of a reader: the technical ones are last. */
export const columns = [
  { name: 'Etichetta', className: '' },
  { name: 'Visibile a', className: '@4xl:w-24' },
  { name: 'Dispositivi', className: '@4xl:w-32' },
  { name: 'Parent', className: '@4xl:w-[8%]' },
  { name: 'Slug', className: '@4xl:w-[7%]' },
  { name: 'URL', className: '@4xl:w-[10%]' },
  { name: 'Ordine', className: '@4xl:w-15' },
  { name: 'ID', className: '@4xl:w-11' },
  { name: 'Azioni', className: '@4xl:w-41' },
] as const;

type LabelCellProps = {
  row: MenuRow;
  /** The target in words; null if there is none. */
  target: string | null;
  /** Why the item is invisible to everybody, or its link is broken. */
  warnings: readonly string[];
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
};

/** In a table the label is indented by level; a card is indented as a whole. */
const LabelCell = ({ row, target, warnings, handle, isOpen, onToggle }: LabelCellProps) => {
  const { id, label } = row.item;
  const labelId = useId();
  return (
    <TableCell column="Etichetta" className="basis-full [&>span]:sr-only">
      <div className="relative flex w-full items-center gap-1 @4xl:pl-(--menu-indent)">
        {handle}
        {row.level > 1 && (
          <CornerDownRight aria-hidden className="size-4 shrink-0 text-sea-600 @max-4xl:hidden" />
        )}
        <div className="min-w-0 grow py-1.5">
          <span id={labelId} className="text-lg leading-snug font-semibold text-ink">
            {label}
          </span>
          {row.level > 1 && <span className="sr-only"> · livello {row.level}</span>}
          <span className={clsx('block text-sm text-ink-soft', target === label && 'sr-only')}>
            {target === null ? (
              'raccoglie altre voci'
            ) : (
              <>
                <span className="sr-only">porta a: </span>
                <span aria-hidden>→ </span>
                {target}
              </>
            )}
          </span>
          {warnings.map((warning) => (
            <span key={warning} className="block text-sm text-amber-800">
              {warning}
            </span>
          ))}
        </div>
        <button
          type="button"
          id={rowButtonId(id, 'more')}
          aria-label={`Altro su ${label}`}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sea-100 @4xl:hidden"
        >
          <ChevronDown aria-hidden className={clsx('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
    </TableCell>
  );
};

type QuietCellProps = {
  column: string;
  value: string | number | null;
  /** What nearly all rows say. */
  usual?: string;
  isOpen: boolean;
};

/** Grey in a table unless it differs from the usual, behind a tap in a card. */
const QuietCell = ({ column, value, usual, isOpen }: QuietCellProps) => {
  const isUsual = usual === undefined || usual === value;
  return (
    <TableCell
      column={column}
      empty={value === null}
      className={clsx(
        'text-xs tabular-nums',
        isUsual ? 'text-quiet' : 'font-semibold',
        !isOpen && '@max-4xl:hidden',
      )}
    >
      <div
        title={value === null ? undefined : String(value)}
        className={clsx((column === 'Slug' || column === 'URL') && '@4xl:truncate')}
      >
        {value ?? <span className="sr-only">nessuno</span>}
      </div>
    </TableCell>
  );
};

type HandleProps = Pick<ReturnType<typeof useDraggableRow>, 'listeners'>;

/** For pointers; keyboards have the buttons. */
const Handle = ({ listeners }: HandleProps) => (
  <span
    {...listeners}
    aria-hidden
    title="Trascina per spostare"
    className="-ml-2 grid size-11 shrink-0 cursor-grab touch-manipulation place-items-center rounded-full text-ink-soft hover:bg-sand-100 @4xl:-ml-1 @4xl:size-8"
  >
    <GripVertical className="size-5" />
  </span>
);

/** Per level (specification, section 9). */
const INDENT_PX = 20;

export type MenuTableRowProps = Pick<LabelCellProps, 'row' | 'target' | 'warnings'> & {
  rows: readonly MenuRow[];
  /** Why the last action failed. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
  onMove: (to: number) => void;
  onUnsaved: (item: MenuItem, unsaved: boolean) => void;
  onDelete: (item: MenuItem) => void;
};

export const MenuTableRow = (props: MenuTableRowProps) => {
  const { row, rows, target, warnings, problem, onProblem, onMove, onUnsaved, onDelete } = props;
  const { item, level, parent } = row;
  const [isOpen, setIsOpen] = useState(false);
  const { isEditing, edit, close } = useRowEditing();
  const { ref, listeners, transform, className } = useDraggableRow(row);
  const withoutProblem = (action: () => void) => () => {
    onProblem(null);
    action();
  };
  const askToDelete = () =>
    item.children.length > 0 ? onProblem(menuMessages.hasChildren) : onDelete(item);
  return (
    <TableRow
      ref={ref}
      columns={columns.length}
      style={
        { transform, '--menu-indent': `${(level - 1) * INDENT_PX}px` } satisfies CSSProperties &
          Record<`--${string}`, string> as CSSProperties
      }
      // Indents cards; table rows ignore margins.
      className={clsx('ml-(--menu-indent) @max-4xl:mb-2 @max-4xl:py-1.5', className)}
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
      <LabelCell
        row={row}
        target={target}
        warnings={warnings}
        handle={<Handle listeners={listeners} />}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <QuietCell
        column="Visibile a"
        value={audienceNames[item.visibleTo]}
        usual={audienceNames.USER}
        isOpen={isOpen}
      />
      <QuietCell
        column="Dispositivi"
        value={formatDevices(item)}
        usual={formatDevices({ showOnDesktop: true, showOnMobile: true })}
        isOpen={isOpen}
      />
      <QuietCell column="Parent" value={parent?.label ?? null} isOpen={isOpen} />
      <QuietCell column="Slug" value={item.slug} isOpen={isOpen} />
      <QuietCell column="URL" value={item.url} isOpen={isOpen} />
      <QuietCell column="Ordine" value={item.order} isOpen={isOpen} />
      <QuietCell column="ID" value={item.id} isOpen={isOpen} />
      <ActionsCell
        problem={problem}
        actions={
          <div className={clsx(!isOpen && '@max-4xl:hidden')}>
            <RowActions
              name={item.label}
              idOf={(action) => rowButtonId(item.id, action)}
              onEdit={withoutProblem(edit)}
              onDelete={withoutProblem(askToDelete)}
            >
              <MoveButtons row={row} onMove={(to) => withoutProblem(() => onMove(to))()} />
            </RowActions>
          </div>
        }
      />
    </TableRow>
  );
};

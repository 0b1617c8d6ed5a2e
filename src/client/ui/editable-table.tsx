import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';

/** A column and its width, as a class; columns without one share the rest. */
type EditableColumn = { name: string; className: string };

type EditableTableProps = {
  /** For screen readers. */
  caption: string;
  columns: readonly EditableColumn[];
  /** `TableRow`s. */
  children: ReactNode;
};

/**
 * A table whose rows are edited in place. Where there is no room for the columns, each row
 * is a card.
 */
export const EditableTable = ({ caption, columns, children }: EditableTableProps) => (
  <div className="@container">
    <table className="block w-full border-separate border-spacing-0 @4xl:table @4xl:table-fixed @4xl:rounded-card @4xl:border @4xl:border-sand-200 @4xl:bg-white">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden @4xl:table-header-group">
        <tr>
          {columns.map(({ name, className }) => (
            <th
              key={name}
              scope="col"
              className={clsx(
                'border-b border-sand-200 px-2 py-2 text-left text-xs font-normal whitespace-nowrap text-quiet first:pl-4 last:pr-3',
                className,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @4xl:table-row-group">{children}</tbody>
    </table>
  </div>
);

/** Each row has its own state, so that several can be edited at once. */
export const useRowEditing = () => {
  const [isEditing, setIsEditing] = useState(false);
  return { isEditing, edit: () => setIsEditing(true), close: () => setIsEditing(false) };
};

type TableRowProps = {
  ref?: Ref<HTMLTableRowElement>;
  /** How many columns the table has. */
  columns: number;
  /** Replaces the cells while the row is edited. */
  editor?: ReactNode;
  style?: CSSProperties;
  className?: string;
  /** `TableCell`s. */
  children: ReactNode;
};

export const TableRow = ({ ref, columns, editor, style, className, children }: TableRowProps) => (
  <tr
    ref={ref}
    style={style}
    className={clsx(
      'mb-3 rounded-card border border-sand-200 bg-white px-4 py-3 text-sm @4xl:table-row @4xl:text-xs',
      editor ? 'block' : 'flex flex-wrap gap-x-5 gap-y-1',
      className,
    )}
  >
    {editor ? (
      <td
        colSpan={columns}
        className="block @4xl:table-cell @4xl:border-b @4xl:border-sand-200 @4xl:px-4 @4xl:py-3"
      >
        {editor}
      </td>
    ) : (
      children
    )}
  </tr>
);

type TableCellProps = {
  /** The column's heading, which a card repeats in each cell. */
  column: string;
  /** An empty cell is left out of a card. */
  empty?: boolean;
  className?: string;
  children: ReactNode;
};

export const TableCell = ({ column, empty = false, className, children }: TableCellProps) => (
  <td
    className={clsx(
      'min-w-0 items-baseline gap-1.5 wrap-anywhere @4xl:border-b @4xl:border-sand-200 @4xl:in-[tr:last-child]:border-b-0 @4xl:px-2 @4xl:py-2.5 @4xl:first:pl-4 @4xl:last:pr-3',
      empty ? 'hidden @4xl:table-cell' : 'flex @4xl:table-cell',
      className,
    )}
  >
    <span className="shrink-0 text-xs font-semibold text-ink-soft @4xl:hidden">{column}</span>
    {children}
  </td>
);

type ActionsCellProps = {
  /** `RowButton`s. */
  actions: ReactNode;
  /** Why the last action failed. */
  problem: string | null;
};

/** The last cell of a row. */
export const ActionsCell = ({ actions, problem }: ActionsCellProps) => (
  <TableCell column="Azioni" className="-mx-2 basis-full @4xl:mx-0 [&>span]:sr-only">
    <div>
      {actions}
      <div role="alert" className="mx-2 text-xs font-medium text-red-700">
        {problem && <p className="py-1">{problem}</p>}
      </div>
    </div>
  </TableCell>
);

type RowButtonProps = {
  id: string;
  /** Accessible name: the action and its row. */
  name: string;
  /** Beside the icon, in cards only. */
  text?: string;
  disabled?: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
};

/** Stays focusable while disabled, so that all rows have the same buttons for screen readers. */
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
        'inline-flex h-11 min-w-11 scroll-mt-20 items-center justify-center gap-1.5 rounded-full text-sm font-semibold text-sea-700 hover:bg-sea-100',
        'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field aria-disabled:opacity-60 [&_svg]:size-4.5',
        '@4xl:h-9 @4xl:min-w-9 @4xl:text-ink-soft @4xl:hover:text-sea-700',
        text && 'px-2 @4xl:px-0',
      )}
    >
      {children}
      {text && <span className="@4xl:hidden">{text}</span>}
    </button>
  );
};

type RowActionsProps = {
  /** The name of the row's item. */
  name: string;
  idOf: (action: 'edit' | 'delete') => string;
  onEdit: () => void;
  onDelete: () => void;
  /** More `RowButton`s, before the others. */
  children?: ReactNode;
};

/** The buttons of a row that can be edited and deleted. */
export const RowActions = ({ name, idOf, onEdit, onDelete, children }: RowActionsProps) => (
  <div className="flex flex-wrap items-center @4xl:flex-nowrap">
    {children}
    <RowButton id={idOf('edit')} name={`Modifica ${name}`} text="Modifica" onPress={onEdit}>
      <Pencil aria-hidden />
    </RowButton>
    <RowButton id={idOf('delete')} name={`Elimina ${name}`} text="Elimina" onPress={onDelete}>
      <Trash2 aria-hidden />
    </RowButton>
  </div>
);

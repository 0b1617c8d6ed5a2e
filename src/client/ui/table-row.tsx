import clsx from 'clsx';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';

/** Whether a row is open. It is each row's own, so that several can be and none loses what was typed. */
export const useRowEditing = () => {
  const [isEditing, setIsEditing] = useState(false);
  return { isEditing, edit: () => setIsEditing(true), close: () => setIsEditing(false) };
};

type TableRowProps = {
  ref?: Ref<HTMLTableRowElement>;
  /** How many the table has. */
  columns: number;
  /** Takes the place of the cells while the row is changed. */
  editor?: ReactNode;
  style?: CSSProperties;
  className?: string;
  /** Its cells: each is a `TableCell`. */
  children: ReactNode;
};

/** A row of a `RowTable`. */
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

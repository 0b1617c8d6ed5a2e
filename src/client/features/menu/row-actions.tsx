import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { RowButton } from '#client/ui/row-button.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import type { MenuRow } from './menu-rows.ts';
import { rowButtonId } from './row-button-id.ts';

type RowActionsProps = {
  row: MenuRow;
  onMove: (neighbour: MenuItem) => void;
  onEdit: () => void;
  onDelete: () => void;
};

const hasFocus = (elementId: string): boolean => document.activeElement?.id === elementId;

/** After a move: the row stays in sight, and a button that cannot go on hands the focus to the other. */
const useFocusAfterMove = ({ item, previous, next, place }: MenuRow): void => {
  const [up, down] = [rowButtonId(item.id, 'up'), rowButtonId(item.id, 'down')];
  const [isFirst, isLast] = [previous === null, next === null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the row has another place
  useEffect(() => {
    if (!hasFocus(up) && !hasFocus(down)) return;
    if (isFirst && hasFocus(up)) document.getElementById(down)?.focus();
    if (isLast && hasFocus(down)) document.getElementById(up)?.focus();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [place]);
};

export const RowActions = ({ row, onMove, onEdit, onDelete }: RowActionsProps) => {
  const { item, previous, next } = row;
  useFocusAfterMove(row);
  return (
    <div className="flex flex-wrap items-center @4xl:flex-nowrap">
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
      <RowButton
        id={rowButtonId(item.id, 'edit')}
        name={`Modifica ${item.label}`}
        text="Modifica"
        onPress={onEdit}
      >
        <Pencil aria-hidden />
      </RowButton>
      <RowButton
        id={rowButtonId(item.id, 'delete')}
        name={`Elimina ${item.label}`}
        text="Elimina"
        onPress={onDelete}
      >
        <Trash2 aria-hidden />
      </RowButton>
    </div>
  );
};

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { usePointerSensors } from '#client/features/media/drag-sensors.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { RowButton } from '#client/ui/editable-table.tsx';
import { menuFailures } from './menu-item.form.ts';
import { type MenuRow, moved, rowButtonId } from './menu-rows.ts';

/** Announced after a move. */
const formatMove = ({ item, siblings }: MenuRow, place: number): string =>
  `${item.label}: ora al posto ${place} di ${siblings.length}.`;

export type Move = { row: MenuRow; to: number };

type MoveOptions = {
  onMoved: (text: string) => void;
  /** Gets the item that stays where it is, and why. */
  onFailed: (id: number, text: string) => void;
};

/** Moves a row among its siblings, one move at a time. */
export const useMove = ({ onMoved, onFailed }: MoveOptions) => {
  const reorder = trpc.menu.updateOrder.useMutation();
  return ({ row, to }: Move): void => {
    if (reorder.isPending || to === row.place) return;
    reorder.mutate(
      { updates: moved(row, to) },
      {
        onSuccess: () => onMoved(formatMove(row, to)),
        onError: (error) =>
          onFailed(
            row.item.id,
            apiErrorOf(error)?.code === 'CHANGED_MEANWHILE'
              ? menuFailures.movedMeanwhile
              : errorText(error, menuFailures.move),
          ),
      },
    );
  };
};

const silent = () => undefined;

/** Dragging is for pointers; the keyboard has the buttons of each row, so nothing is announced here. */
const forPointersOnly = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};

type MenuDragProps = {
  rows: readonly MenuRow[];
  onMove: (move: Move) => void;
  children: ReactNode;
};

/** Rows are dropped among their siblings. */
export const MenuDrag = ({ rows, onMove, children }: MenuDragProps) => {
  const rowOf = (id: unknown) => rows.find(({ item }) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [row, target] = [rowOf(active.id), rowOf(over?.id)];
    if (row && target) onMove({ row, to: target.place });
  };
  return (
    <DndContext
      sensors={usePointerSensors()}
      accessibility={forPointersOnly}
      onDragEnd={drop}
      collisionDetection={({ droppableContainers, ...drag }) =>
        closestCenter({
          ...drag,
          droppableContainers: droppableContainers.filter(
            ({ id }) => rowOf(id)?.parent?.id === rowOf(drag.active.id)?.parent?.id,
          ),
        })
      }
    >
      {children}
    </DndContext>
  );
};

/** The row follows the pointer; a line on its new neighbour shows where it goes. */
export const useDraggableRow = ({ item: { id }, place }: MenuRow) => {
  const data = { place };
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, data });
  const drop = useDroppable({ id, data });
  const from: unknown = drop.active?.data.current?.place;
  const isTarget = drop.isOver && !isDragging && typeof from === 'number';
  return {
    ref: (row: HTMLTableRowElement | null) => {
      setNodeRef(row);
      drop.setNodeRef(row);
    },
    listeners,
    transform: CSS.Translate.toString(transform),
    className: clsx(
      isDragging && 'relative z-10 bg-white shadow-float',
      isTarget && 'relative z-1',
      isTarget && from > place && 'shadow-[0_-3px_0_var(--color-sea-600)]',
      isTarget && from < place && 'shadow-[0_3px_0_var(--color-sea-600)]',
    ),
  };
};

const hasFocus = (elementId: string): boolean => document.activeElement?.id === elementId;

/** After a move, keeps the row in view, and moves the focus from a button that is now disabled to the other. */
const useFocusAfterMove = ({ item, siblings, place }: MenuRow): void => {
  const [up, down] = [rowButtonId(item.id, 'up'), rowButtonId(item.id, 'down')];
  const [isFirst, isLast] = [place === 1, place === siblings.length];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row has moved
  useEffect(() => {
    if (!hasFocus(up) && !hasFocus(down)) return;
    if (isFirst && hasFocus(up)) document.getElementById(down)?.focus();
    if (isLast && hasFocus(down)) document.getElementById(up)?.focus();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [place]);
};

type MoveButtonsProps = { row: MenuRow; onMove: (to: number) => void };

export const MoveButtons = ({ row, onMove }: MoveButtonsProps) => {
  const { item, siblings, place } = row;
  useFocusAfterMove(row);
  return (
    <>
      <RowButton
        id={rowButtonId(item.id, 'up')}
        name={`Sposta su ${item.label}`}
        disabled={place === 1}
        onPress={() => onMove(place - 1)}
      >
        <ArrowUp aria-hidden />
      </RowButton>
      <RowButton
        id={rowButtonId(item.id, 'down')}
        name={`Sposta giù ${item.label}`}
        disabled={place === siblings.length}
        onPress={() => onMove(place + 1)}
      >
        <ArrowDown aria-hidden />
      </RowButton>
    </>
  );
};

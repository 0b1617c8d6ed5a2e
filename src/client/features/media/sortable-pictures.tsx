import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useFocusAfterRemoval } from '#client/ui/focus-after-removal.ts';
import { type SortablePicture, SortableTile } from './sortable-tile.tsx';
import { dragAnnouncements, dragInstructions, placeInWords } from './sorting-words.ts';

type SortablePicturesProps = {
  /** Names the list for those who do not see it. */
  label: string;
  items: readonly SortablePicture[];
  /** All ids, in their new order. */
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
};

/** A finger that rests takes a picture up; one that moves on scrolls the page. */
const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** Pictures in an order of one's own: dragged, moved by keys, or by the two buttons of each. */
export const SortablePictures = (props: SortablePicturesProps) => {
  const { label, items, onOrder, onRemove } = props;
  const listId = useId();
  const sensors = useDragSensors();
  const [moved, setMoved] = useState('');
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const ids = items.map(({ id }) => id);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    onOrder(arrayMove(ids, from, to));
    setMoved(placeInWords(item.name, to, items.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const remove = (index: number, { id, name }: SortablePicture) => {
    focusAfterRemoval(index);
    onRemove(id);
    setMoved(`${name}: tolta.`);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(items),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol id={listId} aria-label={label} className="grid grid-cols-2 gap-3 @lg:grid-cols-3">
          {items.map((item, index) => (
            <SortableTile
              key={item.id}
              item={item}
              place={index + 1}
              count={items.length}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(index, item)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </DndContext>
  );
};

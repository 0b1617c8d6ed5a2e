import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, GripVertical, ImageOff, Pencil, X } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { dragAnnouncements, dragInstructions, formatPosition } from './drag-messages.ts';
import { usePointerSensors } from './drag-sensors.ts';
import { useCaptioning } from './upload/caption-dialog.tsx';

type SortablePicture = {
  /** Unique in the list. */
  id: string;
  name: string;
  /** Null if it is no longer in the library. */
  picture: Picture | null;
};

type SortableTileProps = {
  item: SortablePicture;
  /** From 1 on. */
  place: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onCaption: () => void;
};

type MoveButtonsProps = Pick<SortableTileProps, 'place' | 'count' | 'onMove'> & { name: string };

/** They stay focusable at either end. */
const MoveButtons = ({ name, place, count, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Sposta prima: ${name}`}
      disabled={place === 1}
      onPress={() => onMove(-1)}
      className="max-md:size-11"
    >
      <ArrowLeft aria-hidden />
    </IconButton>
    <IconButton
      label={`Sposta dopo: ${name}`}
      disabled={place === count}
      onPress={() => onMove(1)}
      className="max-md:size-11"
    >
      <ArrowRight aria-hidden />
    </IconButton>
  </>
);

const Thumbnail = ({ picture }: { picture: Picture | null }) =>
  picture ? (
    <PictureImage
      picture={{ ...picture, alt: '' }}
      sizes="(width >= 64rem) 12rem, 45vw"
      className="pointer-events-none aspect-4/3 w-full object-cover"
    />
  ) : (
    <div className="grid aspect-4/3 w-full place-items-center bg-sand-100 p-2 text-center text-xs text-ink-soft">
      <span>
        <ImageOff aria-hidden className="mx-auto mb-1 size-6" />
        Non è più nella libreria
      </span>
    </div>
  );

/** The whole picture is draggable by pointer, the handle by keyboard too. */
const SortableTile = (props: SortableTileProps) => {
  const { item, place, count, onMove, onRemove, onCaption } = props;
  const sortable = useSortable({
    id: item.id,
    attributes: { roleDescription: 'immagine da ordinare' },
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={clsx(
        'overflow-hidden rounded-card border border-sand-200 bg-white',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <div {...listeners} className="relative cursor-grab touch-manipulation">
        <Thumbnail picture={item.picture} />
        <span className="absolute top-2 left-2 min-w-6 rounded-full bg-white px-1.5 text-center text-xs leading-6 font-semibold tabular-nums">
          {place}
        </span>
      </div>
      <button
        type="button"
        disabled={!item.picture}
        onClick={onCaption}
        title={item.picture?.alt || item.name}
        className="flex min-h-11 w-full items-center gap-1.5 px-2.5 text-left text-xs enabled:hover:bg-sand-100 md:min-h-9"
      >
        <span className="min-w-0 grow truncate">{item.picture?.alt || item.name}</span>
        {item.picture && <Pencil aria-hidden className="size-3.5 shrink-0 text-sea-700" />}
        <span className="sr-only">: cambia la didascalia</span>
      </button>
      <div className="flex px-1 pb-1">
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          label={`Trascina: ${item.name}`}
          className="cursor-grab touch-manipulation max-md:hidden"
        >
          <GripVertical aria-hidden />
        </IconButton>
        <MoveButtons name={item.name} place={place} count={count} onMove={onMove} />
        <IconButton
          {...{ [REMOVES]: '' }}
          label={`Togli: ${item.name}`}
          onPress={onRemove}
          className="ml-auto max-md:size-11"
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
};

type SortablePicturesProps = {
  /** For screen readers. */
  label: string;
  items: readonly SortablePicture[];
  /** Gets all ids in their new order. */
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
  /** Gets a picture with its changed caption. */
  onCaptioned?: (picture: Picture) => void;
};

/** Pictures to be sorted by dragging, by keyboard, or by the buttons of each. */
export const SortablePictures = (props: SortablePicturesProps) => {
  const { label, items, onOrder, onRemove, onCaptioned } = props;
  const captioning = useCaptioning(onCaptioned);
  const listId = useId();
  const sensors = useSensors(
    ...usePointerSensors(),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [announcement, setAnnouncement] = useState('');
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const ids = items.map(({ id }) => id);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    onOrder(arrayMove(ids, from, to));
    setAnnouncement(formatPosition(item.name, to, items.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const remove = (index: number, { id, name }: SortablePicture) => {
    focusAfterRemoval(index);
    onRemove(id);
    setAnnouncement(`${name}: tolta.`);
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
              onCaption={() => item.picture && captioning.open(item.picture.url)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {captioning.dialog}
    </DndContext>
  );
};

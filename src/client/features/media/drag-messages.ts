import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

type Named = { id: string; name: string };

export const formatPosition = (name: string, index: number, count: number): string =>
  `${name}: posizione ${index + 1} di ${count}.`;

const formatOrigin = (name: string, index: number, count: number): string =>
  `${name}: presa, al suo posto, ${index + 1} di ${count}.`;

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Premi Spazio o Invio per prendere l’immagine, le frecce per spostarla, di nuovo Spazio per lasciarla, Esc per annullare.',
};

/** The screen reader announcements of a drag. */
export const dragAnnouncements = (items: readonly Named[]): Announcements => {
  const nameOf = (id: UniqueIdentifier): string => items.find((item) => item.id === id)?.name ?? '';
  const indexOf = (id: UniqueIdentifier): number => items.findIndex((item) => item.id === id);
  return {
    onDragStart: ({ active }) =>
      `Presa. ${formatPosition(nameOf(active.id), indexOf(active.id), items.length)}`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const index = indexOf(over.id);
      // Also fires right after the start and interrupts its announcement, so it repeats it.
      if (over.id === active.id) return formatOrigin(nameOf(active.id), index, items.length);
      return formatPosition(nameOf(active.id), index, items.length);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Lasciata. ${formatPosition(nameOf(active.id), indexOf(over.id), items.length)}`
        : `${nameOf(active.id)}: rimasta al suo posto.`,
    onDragCancel: ({ active }) => `Annullato. ${nameOf(active.id)}: rimasta al suo posto.`,
  };
};

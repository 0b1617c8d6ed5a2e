import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

type Named = { id: string; name: string };

/** `index` from 0 on. */
export const placeInWords = (name: string, index: number, count: number): string =>
  `${name}: posizione ${index + 1} di ${count}.`;

const atHome = (name: string, index: number, count: number): string =>
  `${name}: presa, al suo posto, ${index + 1} di ${count}.`;

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Premi Spazio o Invio per prendere l’immagine, le frecce per spostarla, di nuovo Spazio per lasciarla, Esc per annullare.',
};

/** What is said while a picture is on its way. */
export const dragAnnouncements = (items: readonly Named[]): Announcements => {
  const nameOf = (id: UniqueIdentifier): string => items.find((item) => item.id === id)?.name ?? '';
  const indexOf = (id: UniqueIdentifier): number => items.findIndex((item) => item.id === id);
  return {
    onDragStart: ({ active }) =>
      `Presa. ${placeInWords(nameOf(active.id), indexOf(active.id), items.length)}`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const index = indexOf(over.id);
      // Said right after it was taken up, too, before what was said of that is heard.
      if (over.id === active.id) return atHome(nameOf(active.id), index, items.length);
      return placeInWords(nameOf(active.id), index, items.length);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Lasciata. ${placeInWords(nameOf(active.id), indexOf(over.id), items.length)}`
        : `${nameOf(active.id)}: rimasta al suo posto.`,
    onDragCancel: ({ active }) => `Annullato. ${nameOf(active.id)}: rimasta al suo posto.`,
  };
};

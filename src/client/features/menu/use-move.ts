import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { type MenuRow, swapped } from './menu-rows.ts';
import { menuFailures } from './menu-words.ts';
import { useReorderMenu } from './menu-writes.ts';

/** What is read out after a move. */
const placeInWords = ({ item, siblings }: MenuRow, place: number): string =>
  `${item.label}: ora al posto ${place} di ${siblings}.`;

type MoveOptions = {
  row: MenuRow;
  onMoved: (text: string) => void;
  onFailed: (text: string) => void;
};

/** Swaps a row's item with a neighbour; while a move lasts no second one begins. */
export const useMove = ({ row, onMoved, onFailed }: MoveOptions) => {
  const reorder = useReorderMenu();
  return (neighbour: MenuItem): void => {
    if (reorder.isPending) return;
    const place = row.place + (neighbour === row.next ? 1 : -1);
    reorder.mutate(
      { updates: swapped(row.item, neighbour) },
      {
        onSuccess: () => onMoved(placeInWords(row, place)),
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

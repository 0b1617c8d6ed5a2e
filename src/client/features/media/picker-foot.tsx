import { Button } from '#client/ui/button.tsx';
import { PageTurner } from './page-turner.tsx';
import { addLabel, type PickerMode } from './picker-choice.ts';
import type { Picker } from './use-picker.ts';

type PickerFootProps = { picker: Picker; mode: PickerMode; onConfirm: () => void };

/** The pages, and the button that takes what is picked. */
export const PickerFoot = ({ picker, mode, onConfirm }: PickerFootProps) => {
  const { page, pages, setPage, picked } = picker;
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-sand-200 bg-white px-2 py-3 md:justify-between md:px-6">
      <PageTurner page={page} pages={pages} onPage={setPage} />
      {mode.kind === 'several' && (
        <Button disabled={picked.length === 0} onClick={onConfirm}>
          {addLabel(picked.length)}
        </Button>
      )}
    </footer>
  );
};

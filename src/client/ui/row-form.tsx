import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { Button } from './button.tsx';
import type { Conflict } from './changed-meanwhile.tsx';
import { rescueFocus } from './content-focus.ts';
import { SaveTrouble } from './save-trouble.tsx';
import { useFocusLoss } from './use-focus-loss.ts';

type RowFormProps = {
  /** Says what is changed: 'Modifica Gallery'. */
  label: string;
  saveLabel: string;
  busy: boolean;
  conflict: Conflict | null;
  /** What went wrong with the last saving and stands at no field. */
  failure: string | null;
  /** Whether something is written that is not saved. */
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  /** The button that opened the form, and gets the focus back wherever the row stands then. */
  openerId: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

const useUnsavedReport = ({ unsaved, onUnsaved }: Pick<RowFormProps, 'unsaved' | 'onUnsaved'>) => {
  // In the layout phase, so that it is known before whatever is pressed next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is written matters
  useLayoutEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved]);
};

/** Takes the place of a table's row while it is changed. */
export const RowForm = (props: RowFormProps) => {
  const { label, saveLabel, busy, conflict, failure, openerId, onSubmit, onClose, children } =
    props;
  useUnsavedReport(props);
  const ref = useFocusLoss<HTMLFormElement>(() => {
    document.getElementById(openerId)?.focus();
    rescueFocus();
  });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onKeyDown={closeOnEscape}
      className="@container max-w-3xl py-1"
    >
      {children}
      <SaveTrouble conflict={conflict} failure={failure} className="mt-5" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="small" busy={busy}>
          {saveLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annulla
        </Button>
      </div>
    </form>
  );
};

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { rescueFocus } from './content-focus.ts';
import { type Conflict, SaveProblem } from './save-problem.tsx';
import { useFocusLoss } from './use-focus-loss.ts';

/** The rows with unsaved changes, each as it was when editing began. */
export const useUnsavedRows = <Row extends { id: number }>() => {
  const [unsaved, setUnsavedRows] = useState<readonly Row[]>([]);
  const setUnsaved = (row: Row, isUnsaved: boolean) =>
    setUnsavedRows((known) => {
      const others = known.filter(({ id }) => id !== row.id);
      return isUnsaved ? [...others, row] : others;
    });
  return { unsaved, hasUnsaved: unsaved.length > 0, setUnsaved };
};

type RowFormProps = {
  /** Accessible name: 'Modifica Gallery'. */
  label: string;
  saveLabel: string;
  busy: boolean;
  conflict: Conflict | null;
  /** Why the last attempt failed; null if a field shows the reason. */
  failure: string | null;
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  /** The button that opened the form; gets the focus back wherever the row is by then. */
  openerId: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

const useUnsavedReport = ({ unsaved, onUnsaved }: Pick<RowFormProps, 'unsaved' | 'onUnsaved'>) => {
  const report = useEffectEvent(onUnsaved);
  // A layout effect, so that the parent knows before the next click is handled.
  useLayoutEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [unsaved]);
};

/** Replaces a row of an `EditableTable` while it is edited. */
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
      <SaveProblem conflict={conflict} failure={failure} className="mt-5" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="small" busy={busy}>
          {saveLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Torna indietro
        </Button>
      </div>
    </form>
  );
};

import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';

type WritingFootProps = {
  /** The dialog's foot. */
  foot: HTMLElement | null;
  formId: string;
  unsaved: boolean;
  /** Whether the browser has what is not saved. */
  isKept: boolean;
  conflict: Conflict | null;
  isSending: boolean;
  /** Why the last attempt failed; null where that stands at the fields. */
  failure: string | null;
  onSaveAndClose: () => void;
};

const BAR_HINT = 'Ctrl + S (sul Mac ⌘ + S)';

/** Saving, in sight however long the text is. */
export const WritingFoot = ({ foot, ...props }: WritingFootProps) => {
  const { formId, unsaved, isKept, conflict, isSending, failure, onSaveAndClose } = props;
  if (!foot) return null;
  return createPortal(
    <>
      <SaveTrouble conflict={conflict} failure={failure} />
      <p role="status" className="grow basis-full self-center text-sm text-ink-soft sm:basis-auto">
        {unsaved && `Modifiche non salvate${isKept ? ', tenute su questo dispositivo' : ''}`}
      </p>
      <Button
        type="submit"
        form={formId}
        variant="secondary"
        busy={isSending}
        title={BAR_HINT}
        aria-keyshortcuts="Control+S Meta+S"
        className="max-sm:grow"
      >
        Salva
      </Button>
      <Button busy={isSending} onClick={onSaveAndClose} className="max-sm:grow">
        Salva e chiudi
      </Button>
    </>,
    foot,
  );
};

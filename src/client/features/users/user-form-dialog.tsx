import { type ReactNode, useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';

type UserFormDialogProps = {
  title: string;
  submitLabel: string;
  /** The form among the children. */
  formId: string;
  write: { isPending: boolean; error: unknown };
  /** What is wrong with these is said beside them. */
  fields: readonly string[];
  conflict?: Conflict | null;
  /** Read where the server gave no text of its own. */
  fallback: string;
  onClose: () => void;
  children: ReactNode;
};

/** What went wrong stands by the buttons, which are in sight however long the form is. */
export const UserFormDialog = (props: UserFormDialogProps) => {
  const { title, submitLabel, formId, write, fields, fallback, onClose, children } = props;
  const { conflict = null } = props;
  // A changed user may be none of those that the list shows, and the button goes with the row.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <SaveTrouble conflict={conflict} failure={failureBeside(write.error, fields, fallback)} />
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

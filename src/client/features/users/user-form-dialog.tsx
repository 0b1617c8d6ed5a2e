import { type ReactNode, useEffect } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { fieldIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';

type UserFormDialogProps = {
  title: string;
  submitLabel: string;
  /** The form among the children. */
  formId: string;
  write: { isPending: boolean; error: unknown };
  /** What is wrong with these is said beside them. */
  fields: readonly string[];
  /** Read where the server gave no text of its own. */
  fallback: string;
  onClose: () => void;
  children: ReactNode;
};

/** What went wrong stands by the buttons, which are in sight however long the form is. */
export const UserFormDialog = (props: UserFormDialogProps) => {
  const { title, submitLabel, formId, write, fields, fallback, onClose, children } = props;
  // A changed user may be none of those that the list shows, and the button goes with the row.
  useEffect(() => rescueFocus, []);
  const hasFailed = write.error !== null && fieldIssues(write.error, fields).length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {hasFailed && (
            <div className="basis-full">
              <Notice tone="error">{errorText(write.error, fallback)}</Notice>
            </div>
          )}
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

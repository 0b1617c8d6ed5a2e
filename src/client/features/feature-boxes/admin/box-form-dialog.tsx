import { type FormEventHandler, useEffect, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';
import { BoxFields } from './box-fields.tsx';
import type { BoxForm } from './box-form.ts';

type BoxFormDialogProps = {
  title: string;
  submitLabel: string;
  form: BoxForm;
  isSaving: boolean;
  conflict?: Conflict | null;
  /** Stands by the buttons, which are in sight however long the form is. */
  failure: string | null;
  onSubmit: FormEventHandler;
  onClose: () => void;
};

export const BoxFormDialog = (props: BoxFormDialogProps) => {
  const { title, submitLabel, form, isSaving, conflict = null, failure, onSubmit, onClose } = props;
  const formId = useId();
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <SaveTrouble conflict={conflict} failure={failure} />
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <BoxFields form={form} />
      </form>
    </Dialog>
  );
};

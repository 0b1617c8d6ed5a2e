import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import type { ModalState } from './modal.tsx';

type FormDialogProps = Pick<ModalState, 'isInAddress' | 'onClose'> & {
  title: string;
  submitLabel: string;
  tone?: 'danger' | 'normal';
  busy?: boolean;
  /** Why it was not saved, beside the buttons, which stay visible in a long form. */
  problem?: ReactNode;
  onSubmit: FormEventHandler;
  /** For the form around the fields. */
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** A dialog that is one form, with the buttons to cancel and to send it in the footer. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, submitLabel, tone = 'normal', busy = false, problem, onSubmit, onClose } = props;
  const formId = useId();
  return (
    <Dialog
      open
      isInAddress={props.isInAddress}
      onClose={onClose}
      title={title}
      shape="form"
      footer={
        <>
          {problem}
          <DialogButtons onClose={onClose}>
            <Button
              type="submit"
              form={formId}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
            >
              {submitLabel}
            </Button>
          </DialogButtons>
        </>
      }
    >
      {/* `post` keeps the input out of the URL if the browser submits the form itself. */}
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className={props.className}>
        {props.children}
      </form>
    </Dialog>
  );
};

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

type EditorDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Omitted if there is nothing to save. */
  onSave?: () => void;
  saveLabel?: string;
  actions?: ReactNode;
  /** Whether the first field gets the focus, which opens a phone's keyboard. */
  takesFocus?: boolean;
};

/** A dialog with a form of its own, kept out of the form that the editor is a field of. */
export const EditorDialog = (props: EditorDialogProps) => {
  const { title, onClose, children, onSave, saveLabel = 'Salva', actions } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const focusesField = onSave !== undefined && (props.takesFocus ?? true);
  useEffect(() => {
    if (focusesField) formRef.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [focusesField]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave?.();
  };
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {actions}
          <Button variant="secondary" onClick={onClose}>
            Torna indietro
          </Button>
          {onSave && (
            <Button type="submit" form={formId}>
              {saveLabel}
            </Button>
          )}
        </>
      }
    >
      <form ref={formRef} id={formId} onSubmit={save} noValidate>
        {children}
      </form>
    </Dialog>,
    document.body,
  );
};

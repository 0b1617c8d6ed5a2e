import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

type EditorDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Without it there is nothing to save: a choice is made by a press. */
  onSave?: () => void;
  saveLabel?: string;
  /** More buttons, before the others. */
  actions?: ReactNode;
  /** Whether one begins to write at once; on a phone that opens the keyboard. */
  takesFocus?: boolean;
};

/**
 * A question of the editor. It stands outside of the form that the editor is a field of, and its own
 * sending is not that form's.
 */
export const EditorDialog = (props: EditorDialogProps) => {
  const { title, onClose, children, onSave, saveLabel = 'Salva', actions } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const beginsWriting = onSave !== undefined && (props.takesFocus ?? true);
  useEffect(() => {
    if (beginsWriting) formRef.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [beginsWriting]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
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
            Annulla
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

import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLanguage } from './language.tsx';
import { addOpenDialog } from './open-dialogs.ts';

const FIRST_FIELD =
  ':is(input, select, textarea, button):not([type=hidden], [disabled], [tabindex="-1"], .sr-only)';

/**
 * Focuses the first field of a form, or its checked radio button. A dialog at the side is to be read
 * first.
 */
const focusFirstField = (dialog: HTMLDialogElement): void => {
  if (dialog.classList.contains('dialog-side')) return;
  const form = dialog.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(FIRST_FIELD);
  const chosen =
    field?.type === 'radio'
      ? form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]:checked`)
      : null;
  (chosen ?? field)?.focus();
};

export type ModalState = {
  open: boolean;
  /** The address opens it, so Back closes it by itself. */
  isInAddress?: boolean | undefined;
  onClose: () => void;
};

/**
 * Opens and closes a native dialog, which traps the focus and restores it afterwards. `shouldBeOpen`
 * tells our own closing from the browser's.
 */
const useModalDialog = ({ open, isInAddress = false, onClose }: ModalState) => {
  const ref = useRef<HTMLDialogElement>(null);
  const shouldBeOpen = useRef(false);
  const close = useEffectEvent(onClose);
  // A layout effect: a dialog can restore the focus only while it is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) {
      dialog.showModal();
      focusFirstField(dialog);
    }
    shouldBeOpen.current = true;
    const removeOpen = addOpenDialog(isInAddress ? null : () => close());
    return () => {
      removeOpen();
      shouldBeOpen.current = false;
      dialog.close();
    };
  }, [open, isInAddress]);
  return { ref, shouldBeOpen };
};

type ModalProps = ModalState &
  Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'className' | 'children'>;

/** A modal without any content of its own; Escape, Back and a click on the backdrop close it. */
export const Modal = (props: ModalProps) => {
  const { open, isInAddress, onClose, className, children, ...name } = props;
  const { ref, shouldBeOpen } = useModalDialog({ open, isInAddress, onClose });
  return (
    <dialog
      {...name}
      ref={ref}
      onCancel={(event) => {
        // React bubbles `cancel` and `close` from nested dialogs; ignore those.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on repeated Escape even if `cancel` was prevented.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !shouldBeOpen.current || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      // The dialog has no padding, so only the backdrop is the event's own target.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      // React bubbles `submit` through portals, to the form that the dialog was opened from.
      onSubmit={(event) => event.stopPropagation()}
      className={clsx('dialog p-0 text-ink', className)}
    >
      {open && children}
    </dialog>
  );
};

type CloseButtonProps = {
  label?: string;
  className?: string;
} & (
  | { onClose: () => void; dialogId?: never }
  /** For a dialog in the server's HTML: an invoker command closes it without code. */
  | { dialogId: string; onClose?: never }
);

export const CloseButton = ({ label, onClose, dialogId, className }: CloseButtonProps) => {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      aria-label={label ?? t('forms.close')}
      {...(dialogId && { command: 'close', commandfor: dialogId })}
      onClick={onClose}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand-100',
        className,
      )}
    >
      <X aria-hidden className="size-6" />
    </button>
  );
};

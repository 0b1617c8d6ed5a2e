import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

const FIELD =
  ':is(input, select, textarea, button):not([type=hidden], [disabled], [tabindex="-1"], .sr-only)';

/**
 * A dialog in which something is to be written begins at its first field, or at the choice made there.
 * What stands at the side is there to be read first.
 */
const focusFirstField = (dialog: HTMLDialogElement): void => {
  if (dialog.classList.contains('dialog-side')) return;
  const form = dialog.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(FIELD);
  const chosen =
    field?.type === 'radio'
      ? form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]:checked`)
      : null;
  (chosen ?? field)?.focus();
};

/**
 * Opens and closes a native dialog, which keeps the focus inside and gives it back afterwards. The
 * second ref says whether it is meant to be open now.
 */
const useModalDialog = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  const isMeant = useRef(false);
  // In the layout phase, since a dialog that is taken out of the page can give the focus back only before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) {
      dialog.showModal();
      focusFirstField(dialog);
    }
    isMeant.current = true;
    return () => {
      isMeant.current = false;
      dialog.close();
    };
  }, [open]);
  return { ref, isMeant };
};

type ModalProps = { open: boolean; onClose: () => void } & Pick<
  ComponentProps<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'className' | 'children'
>;

/** The bare box over the page; Escape and a press beside it close it. */
export const Modal = ({ open, onClose, className, children, ...name }: ModalProps) => {
  const { ref, isMeant } = useModalDialog(open);
  return (
    <dialog
      {...name}
      ref={ref}
      onCancel={(event) => {
        // React hands on to a dialog what happens to the dialogs inside it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Pressed several times, Escape closes a dialog without asking whether it may.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !isMeant.current || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      // The padding belongs to an inner box, so only a press on the backdrop hits the dialog itself.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={clsx('dialog p-0 text-ink', className)}
    >
      {open && children}
    </dialog>
  );
};

type CloseButtonProps = { label?: string; onClose: () => void; className?: string };

export const CloseButton = ({ label = 'Chiudi', onClose, className }: CloseButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClose}
    className={clsx(
      'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand-100',
      className,
    )}
  >
    <X aria-hidden className="size-6" />
  </button>
);

import clsx from 'clsx';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A panel at the side on desktop, a full sheet on a phone. */
  side?: boolean;
};

/** Opens and closes a native dialog, which keeps the focus inside and gives it back afterwards. */
export const useModalDialog = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  // In the layout phase, since a dialog that is taken out of the page can give the focus back only before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return ref;
};

const shapes = {
  side: 'dialog-side m-0 ml-auto h-dvh max-h-none w-full max-w-none md:max-w-lg md:rounded-l-card',
  centre:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card md:max-h-[85dvh]',
};

export const Dialog = ({ open, onClose, title, children, footer, side = false }: DialogProps) => {
  const ref = useModalDialog(open);
  const titleId = useId();
  // The padding belongs to the inner box, so only a press on the backdrop hits the dialog itself.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React hands on to a dialog what happens to the dialogs inside it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnBackdrop}
      className={clsx(
        'dialog overflow-hidden bg-white p-0 text-ink shadow-float',
        side ? shapes.side : shapes.centre,
      )}
    >
      {open && (
        <div className={clsx('flex flex-col', side ? 'h-full' : 'max-h-[inherit]')}>
          <header className="flex items-start gap-4 border-b border-sand-200 py-4 pr-3 pl-5 md:pl-6">
            <h2 id={titleId} className="grow self-center text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Chiudi"
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand-100"
            >
              <X aria-hidden className="size-5" />
            </button>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 py-5 md:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-sand-200 px-5 py-4 md:px-6">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
};

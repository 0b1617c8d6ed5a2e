import { type ReactNode, useId } from 'react';
import { CloseButton, Modal, type ModalState } from './modal.tsx';

type SheetProps = Pick<ModalState, 'open' | 'onClose'> & { title: string; children: ReactNode };

/** Choices that come from below, on phones. */
export const Sheet = ({ title, children, ...modal }: SheetProps) => {
  const titleId = useId();
  return (
    <Modal
      {...modal}
      aria-labelledby={titleId}
      className="m-0 mt-auto max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card bg-white shadow-float"
    >
      <div className="grid gap-4 p-3 pb-6">
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="px-3 text-xl">
            {title}
          </h2>
          <CloseButton onClose={modal.onClose} />
        </div>
        {children}
      </div>
    </Modal>
  );
};

/** A link or button of a sheet. */
export const sheetRowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-left font-medium hover:bg-sand-100 aria-[current]:bg-sea-100 aria-[current]:text-sea-700';

import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useLanguage } from './language.tsx';
import { CloseButton, Modal, type ModalState } from './modal.tsx';

const shapes = {
  /** A panel at the side on desktop, a full sheet on a phone. */
  side: 'dialog-side m-0 ml-auto h-dvh max-h-none w-full max-w-none md:max-w-lg md:rounded-l-card',
  /** For long texts; a full-height sheet on a phone. */
  large:
    'm-0 h-dvh max-h-none w-full max-w-none md:m-auto md:h-[calc(100dvh-2rem)] md:w-[calc(100%-2rem)] md:max-w-7xl md:rounded-card',
  /** As high as its fields; a full sheet on a phone. */
  form: 'm-0 h-dvh max-h-none w-full max-w-none md:m-auto md:h-fit md:max-h-[85dvh] md:w-[calc(100%-2rem)] md:max-w-lg md:rounded-card',
  centre:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card md:max-h-[85dvh]',
};

/** Of what is in the dialog. */
const heights: Partial<Record<keyof typeof shapes, string>> = {
  form: 'max-md:h-full md:max-h-[inherit]',
  centre: 'max-h-[inherit]',
};

type DialogProps = ModalState & {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  shape?: keyof typeof shapes;
};

export const Dialog = (props: DialogProps) => {
  const { open, isInAddress, onClose, title, children, footer, shape = 'centre' } = props;
  const titleId = useId();
  return (
    <Modal
      open={open}
      isInAddress={isInAddress}
      onClose={onClose}
      aria-labelledby={titleId}
      className={clsx('overflow-hidden bg-white shadow-float', shapes[shape])}
    >
      <div className={clsx('flex flex-col', heights[shape] ?? 'h-full')}>
        <header className="flex items-start gap-4 border-b border-sand-200 py-4 pr-3 pl-5 md:pl-6">
          <h2 id={titleId} className="grow self-center text-xl">
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </header>
        <div className="min-h-0 grow overflow-y-auto px-5 py-5 md:px-6">{children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-sand-200 px-5 py-4 md:px-6">
            {footer}
          </footer>
        )}
      </div>
    </Modal>
  );
};

type DialogButtonsProps = {
  onClose: () => void;
  /** What it is for, the main button last. */
  children: ReactNode;
};

/** 'Torna indietro' and the other buttons, in one row; three, or two too long for a phone, with the main one on top. */
export const DialogButtons = ({ onClose, children }: DialogButtonsProps) => {
  const { t } = useLanguage();
  return (
    <div className="flex w-full flex-wrap-reverse justify-end gap-3 has-[>:nth-child(3)]:flex-col-reverse max-sm:*:grow max-sm:*:px-4!">
      <Button variant="secondary" onClick={onClose}>
        {t('forms.back')}
      </Button>
      {children}
    </div>
  );
};

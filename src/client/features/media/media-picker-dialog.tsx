import { useId } from 'react';
import { createPortal } from 'react-dom';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { DropVeil } from '#client/features/media/upload/drop-veil.tsx';
import { StopUploadsDialog } from '#client/features/media/upload/stop-uploads-dialog.tsx';
import { useIncomingFiles } from '#client/features/media/upload/use-incoming-files.ts';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { PickerMode } from './picker-choice.ts';
import { PickerContent } from './picker-content.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { usePicker } from './use-picker.ts';

type MediaPickerDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The endings that the field takes, separated by commas: 'jpg,jpeg,png,gif'. */
  formats: string;
  mode: PickerMode;
};

const sheetClass =
  'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-sand-50 shadow-float ' +
  'md:m-auto md:h-[min(52rem,92dvh)] md:w-[calc(100%-3rem)] md:max-w-4xl md:rounded-card';

const OpenPicker = ({ title, formats, mode, onClose }: Omit<MediaPickerDialogProps, 'open'>) => {
  const titleId = useId();
  const picker = usePicker({ formats, mode, onClose });
  const guard = useLeaveGuard(picker.isUploading, isLoggedIn);
  const isOver = useIncomingFiles({ onFiles: picker.sendFiles, inDialog: true });
  const close = () => guard.leave(onClose);
  // Outside of the form that it serves: its fields are none of that form's.
  return createPortal(
    <Modal open onClose={close} aria-labelledby={titleId} className={sheetClass}>
      <div className="flex h-full flex-col">
        <header className="flex items-start gap-4 border-b border-sand-200 bg-white py-4 pr-3 pl-5 md:pl-6">
          <h2 id={titleId} className="grow self-center text-xl">
            {title}
          </h2>
          <CloseButton onClose={close} />
        </header>
        <PickerContent picker={picker} formats={formats} mode={mode} />
        <PickerFoot picker={picker} mode={mode} onConfirm={() => guard.leave(picker.confirm)} />
      </div>
      {isOver && <DropVeil>Rilascia qui per caricare</DropVeil>}
      <StopUploadsDialog {...guard.question} />
    </Modal>,
    document.body,
  );
};

/**
 * Chooses files of the media library, or sends new ones, which are chosen at once. In the mode 'one'
 * a press on a file picks it and closes; in the mode 'several' the button at the foot does.
 */
export const MediaPickerDialog = ({ open, ...picker }: MediaPickerDialogProps) =>
  open ? <OpenPicker {...picker} /> : null;

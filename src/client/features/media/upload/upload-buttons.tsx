import { RotateCcw, X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { isUnderWay } from './upload-summary.ts';
import { useFocusLoss } from './use-focus-loss.ts';

type UploadButtonsProps = {
  upload: Upload;
  queue: UploadQueue;
  /** Gets the focus when the button that has it goes. */
  nextFocus: RefObject<HTMLElement | null>;
};

const WhileUnderWay = ({ upload: { id, file }, queue, nextFocus }: UploadButtonsProps) => {
  const ref = useFocusLoss<HTMLDivElement>(nextFocus);
  return (
    <div ref={ref}>
      <IconButton label={`Annulla ${file.name}`} onPress={() => queue.cancel(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

const WhenOver = ({ upload, queue, nextFocus }: UploadButtonsProps) => {
  const { id, file, state } = upload;
  const ref = useFocusLoss<HTMLDivElement>(nextFocus);
  const canRetry = state === 'cancelled' || (state === 'failed' && upload.failure.canRetry);
  return (
    <div ref={ref} className="flex">
      {canRetry && (
        <IconButton label={`Riprova ${file.name}`} onPress={() => queue.retry(id)}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Togli ${file.name} dall'elenco`} onPress={() => queue.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

/** What can be done with one file of the list. */
export const UploadButtons = (props: UploadButtonsProps) =>
  isUnderWay(props.upload) ? <WhileUnderWay {...props} /> : <WhenOver {...props} />;

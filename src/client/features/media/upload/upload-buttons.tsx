import { RotateCcw, X } from 'lucide-react';
import type { RefObject } from 'react';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { isUnderWay } from './upload-summary.ts';

type UploadButtonsProps = {
  upload: Upload;
  queue: UploadQueue;
  /** Gets the focus when the button that has it goes. */
  nextFocus: RefObject<HTMLElement | null>;
};

const handOverTo = (next: RefObject<HTMLElement | null>) => () => {
  if (isFocusLost()) next.current?.focus({ preventScroll: true });
};

const WhileUnderWay = ({ upload: { id, file }, queue, nextFocus }: UploadButtonsProps) => {
  const ref = useFocusLoss<HTMLDivElement>(handOverTo(nextFocus));
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
  const ref = useFocusLoss<HTMLDivElement>(handOverTo(nextFocus));
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

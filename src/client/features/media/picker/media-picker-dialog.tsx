import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { mimeTypesOf, SEARCH_PLACEHOLDER } from '#client/features/media/media-labels.ts';
import { CaptionDialog } from '#client/features/media/upload/caption-dialog.tsx';
import { acceptedTypes } from '#client/features/media/upload/check-file.ts';
import { DropOverlay, useIncomingFiles } from '#client/features/media/upload/incoming-files.tsx';
import { StopUploadsDialog } from '#client/features/media/upload/stop-uploads-dialog.tsx';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { UploadList } from '#client/features/media/upload/upload-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { PickerGrid } from './picker-grid.tsx';
import { addLabel, type PickerMode } from './picker-mode.ts';
import { type Picker, usePicker } from './use-picker.ts';

type PageTurnerProps = { page: number; pages: number; onPage: (page: number) => void };

type StepProps = { isEnd: boolean; onPress: () => void; className: string; children: ReactNode };

/** Stays focusable at the first and the last page. */
const Step = ({ isEnd, onPress, className, children }: StepProps) => (
  <button
    type="button"
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onPress()}
    className={clsx(
      'inline-flex min-h-11 items-center gap-1 rounded-full text-sm font-semibold md:text-base text-sea-700 hover:bg-sea-100',
      'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field',
      className,
    )}
  >
    {children}
  </button>
);

const PageTurner = ({ page, pages, onPage }: PageTurnerProps) => (
  <nav aria-label="Pagine" className="flex items-center gap-1 md:gap-2">
    <Step isEnd={page <= 1} onPress={() => onPage(page - 1)} className="pr-4 pl-2">
      <ChevronLeft aria-hidden className="size-4" />
      Precedente
    </Step>
    <p role="status" className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
      Pagina {page} di {pages}
    </p>
    <Step isEnd={page >= pages} onPress={() => onPage(page + 1)} className="pr-2 pl-4">
      Successiva
      <ChevronRight aria-hidden className="size-4" />
    </Step>
  </nav>
);

type PickerFooterProps = { picker: Picker; mode: PickerMode; onConfirm: () => void };

const PickerFooter = ({ picker, mode, onConfirm }: PickerFooterProps) => {
  const { page, pages, setPage, picked } = picker;
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-sand-200 bg-white px-2 py-3 md:justify-between md:px-6">
      <PageTurner page={page} pages={pages} onPage={setPage} />
      {mode.kind === 'several' && (
        <Button disabled={picked.length === 0} onClick={onConfirm}>
          {addLabel(picked.length)}
        </Button>
      )}
    </footer>
  );
};

type PickerContentProps = { picker: Picker; formats: string; mode: PickerMode };

const PickerContent = ({ picker, formats, mode }: PickerContentProps) => {
  const { page, search, setSearch, sendFiles, uploads, queue } = picker;
  const scrollRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top of each page
  useEffect(() => {
    scrollRef.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <>
      <div className="flex items-end gap-3 px-5 pt-4 pb-3 md:px-6">
        <SearchBox
          placeholder={SEARCH_PLACEHOLDER}
          value={search}
          onSearch={setSearch}
          className="min-w-0 grow"
        />
        <UploadButton
          accept={acceptedTypes(mimeTypesOf(formats))}
          multiple={mode.kind === 'several'}
          variant="secondary"
          onFiles={sendFiles}
        >
          Carica
        </UploadButton>
      </div>
      <div ref={scrollRef} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 md:px-6">
        <UploadList uploads={uploads} queue={queue} />
        <PickerGrid picker={picker} mode={mode} />
      </div>
    </>
  );
};

type MediaPickerDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Accepted file extensions, separated by commas: 'jpg,jpeg,png,gif'. */
  formats: string;
  mode: PickerMode;
  /** Whether to ask for the captions of new pictures; not for those that are shown without. */
  asksCaptions?: boolean;
};

const sheetClass =
  'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-sand-50 shadow-float ' +
  'md:m-auto md:h-[min(52rem,92dvh)] md:w-[calc(100%-3rem)] md:max-w-4xl md:rounded-card';

const OpenPicker = (props: Omit<MediaPickerDialogProps, 'open'>) => {
  const { title, formats, mode, asksCaptions = true, onClose } = props;
  const titleId = useId();
  const picker = usePicker({ formats, mode, asksCaptions, onClose });
  const guard = useLeaveGuard(picker.isUploading);
  const isDragging = useIncomingFiles({ onFiles: picker.sendFiles, inDialog: true });
  const close = () => guard.leave(onClose);
  // A portal, since the picker's fields must not belong to the form around it.
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
        <PickerFooter picker={picker} mode={mode} onConfirm={() => guard.leave(picker.confirm)} />
      </div>
      {isDragging && <DropOverlay>Rilascia qui per caricare</DropOverlay>}
      {picker.uncaptioned.length > 0 && !guard.question.open && (
        <CaptionDialog pictures={picker.uncaptioned} onClose={picker.closeCaptions} />
      )}
      <StopUploadsDialog {...guard.question} />
    </Modal>,
    document.body,
  );
};

/**
 * Picks files of the media library, or uploads new ones, which are picked at once. In the mode 'one' a
 * click on a file closes the dialog; in the mode 'several' the button in the footer does.
 */
export const MediaPickerDialog = ({ open, ...picker }: MediaPickerDialogProps) =>
  open ? <OpenPicker {...picker} /> : null;

import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pastedFiles } from './pasted-files.ts';

/** Shown over the drop target during a drag. */
export const DropOverlay = ({ children }: { children: string }) => (
  <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-card border-2 border-dashed border-sea-600 bg-sea-50/95">
    <p className="flex items-center gap-3 font-serif text-2xl text-sea-700">
      <Upload aria-hidden className="size-7" />
      {children}
    </p>
  </div>
);

type IncomingFilesOptions = {
  onFiles: (files: File[]) => void;
  /** Whether the drop target is an open dialog rather than the screen. */
  inDialog?: boolean;
};

/** The screen takes no files while a dialog is open. */
const isCovered = (inDialog: boolean): boolean =>
  !inDialog && document.querySelector('dialog[open]') !== null;

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files dropped or pasted anywhere in the window; returns whether files are being dragged over it.
 * Keeps the browser from opening a dropped file in place of the page.
 */
export const useIncomingFiles = ({ onFiles, inDialog = false }: IncomingFilesOptions): boolean => {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0 && !isCovered(inDialog)) onFiles(files);
  });
  const over = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const covered = isCovered(inDialog);
    if (event.dataTransfer) event.dataTransfer.dropEffect = covered ? 'none' : 'copy';
    setIsDragging(!covered);
  });
  useEffect(() => {
    const stop = new AbortController();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { signal: stop.signal });
    listen('dragover', (event) => over(event));
    // `dragleave` also fires between elements; without a related target it left the window.
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsDragging(false);
    });
    listen('drop', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    listen('paste', ({ clipboardData }) => {
      if (clipboardData) take(pastedFiles(clipboardData));
    });
    return () => stop.abort();
  }, []);
  return isDragging;
};

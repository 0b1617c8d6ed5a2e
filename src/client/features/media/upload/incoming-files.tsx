import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pastedFiles } from './pasted-files.ts';

/** Lies over the place that takes files while some hang over the window. */
export const DropVeil = ({ children }: { children: string }) => (
  <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-card border-2 border-dashed border-sea-600 bg-sea-50/95">
    <p className="flex items-center gap-3 font-serif text-2xl text-sea-700">
      <Upload aria-hidden className="size-7" />
      {children}
    </p>
  </div>
);

type IncomingFilesOptions = {
  onFiles: (files: File[]) => void;
  /** Whether the place for the files is an open dialog, or the screen. */
  inDialog?: boolean;
};

/** Nothing can be brought to what lies under an open dialog. */
const isCovered = (inDialog: boolean): boolean =>
  !inDialog && document.querySelector('dialog[open]') !== null;

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped or pasted anywhere in the window; says whether some hang over it. A
 * file that is dropped where nobody takes it does not replace the page, as a browser would have it.
 */
export const useIncomingFiles = ({ onFiles, inDialog = false }: IncomingFilesOptions): boolean => {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0 && !isCovered(inDialog)) onFiles(files);
  });
  const over = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const covered = isCovered(inDialog);
    if (event.dataTransfer) event.dataTransfer.dropEffect = covered ? 'none' : 'copy';
    setIsOver(!covered);
  });
  useEffect(() => {
    const stop = new AbortController();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { signal: stop.signal });
    listen('dragover', (event) => over(event));
    // Going from one element to another leaves the first; only the window's edge has no other side.
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    listen('paste', ({ clipboardData }) => {
      if (clipboardData) take(pastedFiles(clipboardData));
    });
    return () => stop.abort();
  }, []);
  return isOver;
};

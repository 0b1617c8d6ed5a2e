import { useId } from 'react';
import { PreviewPanel, type PreviewProps } from './preview-panel.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the screen has room for a form and its preview side by side. */
export const useHasPreviewBeside = (): boolean => useMediaQuery('(width >= 80rem)');

/** A form with its preview, which stays in sight while the form is scrolled. */
export const PreviewBeside = (preview: PreviewProps) => {
  const titleId = useId();
  const isBeside = useHasPreviewBeside();
  if (!isBeside) return null;
  return (
    <aside aria-labelledby={titleId} className="sticky top-8">
      <h2 id={titleId} className="mb-1 text-xl">
        Anteprima
      </h2>
      <PreviewPanel {...preview} startWith="desktop" className="max-h-[calc(100dvh-15rem)]" />
    </aside>
  );
};

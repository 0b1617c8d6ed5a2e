import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useHasPreviewBeside } from './preview-beside.tsx';
import { PreviewPanel, type PreviewProps } from './preview-panel.tsx';

/** Opens the preview where it has no room beside the form. */
export const PreviewButton = (preview: PreviewProps) => {
  const isBeside = useHasPreviewBeside();
  const [isOpen, setIsOpen] = useState(false);
  if (isBeside) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="max-sm:px-4">
        <Eye aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Anteprima</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Anteprima">
        <PreviewPanel {...preview} startWith="phone" />
      </Dialog>
    </>
  );
};

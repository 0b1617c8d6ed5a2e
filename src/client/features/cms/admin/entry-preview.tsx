import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { PreviewDialog } from '#client/ui/preview.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';

type EntryPreviewProps = {
  /** The text as it is in the form. */
  content: () => string;
  children: (text: Preview) => ReactNode;
};

/** Shows a page or post as visitors will see it, without saving it. */
export const EntryPreview = ({ content, children }: EntryPreviewProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, data, error } = trpc.pages.preview.useMutation({ meta: { refetches: false } });
  const load = () => mutate({ content: content() });
  const open = () => {
    load();
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" onClick={open} className="max-sm:px-3">
        <Eye aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Anteprima</span>
      </Button>
      <PreviewDialog
        open={isOpen}
        title="Anteprima"
        instead={
          error ? (
            <LoadFailure
              title="Errore nel caricamento dell’anteprima"
              error={error}
              onRetry={load}
            />
          ) : (
            !data && <Skeleton className="h-96" />
          )
        }
        onClose={() => setIsOpen(false)}
      >
        {data && children(data)}
      </PreviewDialog>
    </>
  );
};

import { Images } from 'lucide-react';
import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** The address names a gallery that there is not, or not any more. */
export const GalleryGone = ({ onLeave }: { onLeave: () => void }) => (
  <>
    <AdminPageHeader title="Gallery" purpose="Questo indirizzo non porta a nessuna gallery." />
    <EmptyState
      icon={<Images />}
      title={galleryTexts.notFound}
      action={
        <Button variant="secondary" onClick={onLeave}>
          Tutte le gallery
        </Button>
      }
    >
      Forse è stata eliminata da un’altra persona.
    </EmptyState>
  </>
);

import { Images, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import { DeleteGalleryDialog } from './delete-gallery-dialog.tsx';
import { NEW_GALLERY_ID } from './gallery-buttons.ts';
import { GalleryList } from './gallery-list.tsx';

const NoGalleries = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<Images />}
    title="Ancora nessuna gallery"
    action={
      <Button variant="secondary" onClick={onCreate}>
        Crea la prima gallery
      </Button>
    }
  >
    Una gallery raccoglie le foto di un luogo o di una stagione: si sfoglia nella home page e nelle
    pagine che la mostrano.
  </EmptyState>
);

type GalleriesOverviewProps = {
  galleries: readonly Gallery[];
  wanted: string;
  onSearch: (text: string) => void;
  onCreate: () => void;
  onEdit: (gallery: Gallery) => void;
  /** What gets the focus when the list comes back. */
  returnTo: string | null;
};

/** All galleries as cards. */
export const GalleriesOverview = (props: GalleriesOverviewProps) => {
  const { galleries, onCreate, returnTo, ...list } = props;
  const [leaving, setLeaving] = useState<Gallery | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list comes back
  useEffect(() => {
    if (returnTo === null) return;
    document.getElementById(returnTo)?.focus();
    rescueFocus();
  }, []);
  return (
    <>
      {galleries.length === 0 ? (
        <NoGalleries onCreate={onCreate} />
      ) : (
        <GalleryList galleries={galleries} onDelete={setLeaving} {...list} />
      )}
      {leaving && <DeleteGalleryDialog gallery={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};

export const OverviewHeader = ({ onCreate }: { onCreate: () => void }) => (
  <AdminPageHeader
    title="Gallery"
    purpose="Le raccolte di foto: nella home page, in /gallery, nelle pagine e negli articoli."
    action={
      <Button id={NEW_GALLERY_ID} onClick={onCreate}>
        <Plus aria-hidden className="size-4" />
        Nuova gallery
      </Button>
    }
  />
);

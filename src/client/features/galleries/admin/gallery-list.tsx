import { SearchX } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { focusContent } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { foldText } from '#shared/fold-text.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { GalleryCard } from './gallery-card.tsx';

/** Fewer are seen at one glance. */
const MANY = 7;

type GalleryListProps = {
  galleries: readonly Gallery[];
  wanted: string;
  onSearch: (text: string) => void;
  onEdit: (gallery: Gallery) => void;
  onDelete: (gallery: Gallery) => void;
};

const countInWords = (count: number): string =>
  `${count} ${count === 1 ? 'gallery trovata' : 'gallery trovate'}`;

export const GalleryList = (props: GalleryListProps) => {
  const { galleries, wanted, onSearch, onEdit, onDelete } = props;
  const hasSearch = galleries.length >= MANY || wanted !== '';
  const found = galleries.filter(({ name, slug }) =>
    foldText(`${name} ${slug}`).includes(foldText(wanted)),
  );
  const showAll = () => {
    onSearch('');
    focusContent();
  };
  return (
    <>
      {hasSearch && (
        <TextField
          label="Cerca una gallery"
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => onSearch(event.target.value)}
          fieldClassName="mb-6 max-w-md"
        />
      )}
      <p role="status" className="sr-only">
        {wanted && countInWords(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="Nessuna gallery corrisponde"
          action={
            <Button variant="secondary" onClick={showAll}>
              Mostra tutte
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((gallery) => (
            <GalleryCard key={gallery.id} gallery={gallery} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </>
  );
};

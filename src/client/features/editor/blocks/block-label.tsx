import clsx from 'clsx';
import { Images, MapPin, SquarePlay, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { blockNames, sourceInWords } from './block-words.ts';
import type { RemoteBlock } from './remote-blocks.ts';
import { useGalleryName } from './use-gallery-name.ts';

type LabelProps = { icon: ReactNode; name: string; text: string; note: string; isWrong?: boolean };

const Label = ({ icon, name, text, note, isWrong = false }: LabelProps) => (
  <div className="flex items-start gap-3 px-4 pt-4">
    <span
      aria-hidden
      className={clsx('mt-0.5 [&_svg]:size-5', isWrong ? 'text-red-700' : 'text-sea-600')}
    >
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">
        {name}: {text}
      </span>
      <span className={clsx('block text-sm', isWrong ? 'text-red-700' : 'text-ink-soft')}>
        {note}
      </span>
    </span>
  </div>
);

const GalleryLabel = ({ slug }: { slug: string }) => {
  const { text, isGone } = useGalleryName(slug);
  return (
    <Label
      icon={isGone ? <TriangleAlert /> : <Images />}
      name={blockNames.gallery}
      text={text}
      isWrong={isGone}
      note={
        isGone
          ? 'Questa gallery non esiste più: cambiala o elimina il blocco.'
          : 'Nella pagina si sfogliano qui le sue foto.'
      }
    />
  );
};

const RemoteLabel = ({ block }: { block: RemoteBlock }) => (
  <Label
    icon={block.kind === 'map' ? <MapPin /> : <SquarePlay />}
    name={blockNames[block.kind]}
    text={sourceInWords(block)}
    note={
      block.kind === 'map'
        ? 'Nella pagina si apre qui la mappa, quando chi legge lo chiede.'
        : 'Nella pagina parte qui il video, quando chi legge lo chiede.'
    }
  />
);

type BlockLabelProps = { block: Extract<RichTextBlock, { kind: 'gallery' }> | RemoteBlock };

/** What stands in the text for a block that only its page shows. */
export const BlockLabel = ({ block }: BlockLabelProps) =>
  block.kind === 'gallery' ? (
    <GalleryLabel slug={block.gallerySlug} />
  ) : (
    <RemoteLabel block={block} />
  );

import clsx from 'clsx';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';

/** Icons are shown whole, in a square; photographs fill a wide place. */
export type PictureShape = 'photo' | 'icon';

type ChosenPictureProps = {
  /** Empty where none is chosen. */
  url: string;
  shape: PictureShape;
};

const Content = ({ url, shape }: ChosenPictureProps) => {
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  if (!url) {
    return (
      <>
        <ImagePlus aria-hidden className="size-8 stroke-[1.5]" />
        <span className="sr-only">Nessuna immagine scelta</span>
      </>
    );
  }
  if (missingUrl === url) {
    return (
      <span className="grid justify-items-center gap-1 px-2 text-center text-xs">
        <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
        Immagine non trovata
      </span>
    );
  }
  return (
    <img
      src={url}
      alt="Immagine scelta"
      className={clsx('size-full', shape === 'icon' ? 'object-contain p-3' : 'object-cover')}
      onError={() => setMissingUrl(url)}
    />
  );
};

/** The picture that a field has, or the place for it. */
export const ChosenPicture = ({ url, shape }: ChosenPictureProps) => (
  <div
    className={clsx(
      'grid shrink-0 place-items-center overflow-hidden rounded-field border text-ink-soft',
      shape === 'icon' ? 'size-24' : 'aspect-4/3 w-48 max-w-full',
      url ? 'border-sand-200 bg-sand-100' : 'border-dashed border-field bg-white',
    )}
  >
    <Content url={url} shape={shape} />
  </div>
);

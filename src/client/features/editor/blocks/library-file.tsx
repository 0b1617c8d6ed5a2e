import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { blockNames } from './block-words.ts';
import { captionOf, type LibraryBlock } from './library-blocks.ts';

const failures = {
  image: 'il file non è più nella libreria.',
  video: 'il file non è più nella libreria, o questo browser non lo riproduce.',
  audio: 'il file non è più nella libreria, o questo browser non lo riproduce.',
};

const Missing = ({ kind }: Pick<LibraryBlock, 'kind'>) => (
  <p className="flex items-center gap-3 px-4 pt-4 text-red-700">
    <ImageOff aria-hidden className="size-5 shrink-0" />
    {blockNames[kind]}: {failures[kind]}
  </p>
);

/** A file of the library as its page shows it. */
export const LibraryFile = ({ block }: { block: LibraryBlock }) => {
  const { kind, src } = block;
  const [missing, setMissing] = useState('');
  if (missing === src) return <Missing kind={kind} />;
  const fail = () => setMissing(src);
  const label = captionOf(block) || blockNames[kind];
  if (kind === 'image') {
    return (
      <img
        src={src}
        alt={label}
        draggable={false}
        onError={fail}
        className="mx-auto max-h-120 min-h-16 w-auto rounded-t-card"
      />
    );
  }
  const Player = kind;
  return (
    <Player
      key={src}
      src={src}
      controls
      preload="metadata"
      aria-label={label}
      onError={fail}
      className={kind === 'video' ? 'max-h-120 w-full rounded-t-card bg-ink' : 'w-full px-4 pt-4'}
    />
  );
};

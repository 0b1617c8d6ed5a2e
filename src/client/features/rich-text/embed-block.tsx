import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { EmbedCover } from './embed-cover.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { EmbedNote } from './embed-note.tsx';
import { type Embed, embedWords } from './embed-words.ts';

/** A map or film from elsewhere. Until the visitor asks for it nothing of it is loaded. */
export const EmbedBlock = ({ block }: { block: Embed }) => {
  const [isWanted, setIsWanted] = useState(false);
  const noteId = useId();
  const { title, host, action, page, pageLink } = embedWords(block);
  return (
    <figure className="rich-text-block">
      {isWanted ? (
        <EmbedFrame block={block} title={title} />
      ) : (
        <EmbedCover
          block={block}
          action={action}
          noteId={noteId}
          onPress={() => setIsWanted(true)}
        />
      )}
      <figcaption>
        <strong>{title}</strong>
        <EmbedNote id={noteId} host={host} isLoaded={isWanted} />
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-sea-600 underline-offset-4 hover:underline"
        >
          {pageLink}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only"> (si apre in una nuova scheda)</span>
        </a>
      </figcaption>
    </figure>
  );
};

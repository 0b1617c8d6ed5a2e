import { useMemo } from 'react';
import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { splitRichText } from '#shared/rich-text.ts';
import { TextBlock } from './text-block.tsx';
import { useOwnLinks } from './use-own-links.ts';

type RichTextViewProps = {
  /** As it is stored: what the server has cleaned. */
  html: string;
  /** What the library knows of the files in it. */
  media: readonly ShownMedia[];
};

/** A text of a page or a post with its blocks, whole before any script runs. */
export const RichTextView = ({ html, media }: RichTextViewProps) => {
  const ref = useOwnLinks<HTMLDivElement>();
  const parts = useMemo(() => splitRichText(html).map((part, place) => ({ part, place })), [html]);
  return (
    <div ref={ref} className="rich-text">
      {parts.map(({ part, place }) =>
        part.kind === 'html' ? (
          <div
            key={place}
            className="rich-text-words"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores nothing that it has not cleaned
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <TextBlock key={place} block={part.block} media={media} isFirst={place === 0} />
        ),
      )}
    </div>
  );
};

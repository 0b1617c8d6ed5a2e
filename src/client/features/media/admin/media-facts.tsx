import type { ReactNode } from 'react';
import { formatName } from '#client/features/media/media-words.ts';
import { formatInstant } from '#shared/italian-dates.ts';
import { formatDuration, formatFileSize, formatSides } from '#shared/italian-measures.ts';
import type { Media } from '#shared/media.schema.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] gap-3">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** What the server measured. */
export const MediaFacts = ({ media }: { media: Media }) => (
  <dl className="grid gap-1.5 text-sm">
    <Fact term="Tipo">{formatName(media)}</Fact>
    <Fact term="Peso">{formatFileSize(media.size)}</Fact>
    {media.dimensions && <Fact term="Misure">{formatSides(media.dimensions)}</Fact>}
    {media.duration !== null && <Fact term="Durata">{formatDuration(media.duration)}</Fact>}
    <Fact term="Caricato">{formatInstant(media.createdAt)}</Fact>
  </dl>
);

import { Link } from '@tanstack/react-router';
import {
  nameOf,
  type TranslationSearch,
} from '#client/features/text-languages/translation-search.ts';
import { changeOfItalian, StateBadge } from '#client/features/text-languages/translation-state.tsx';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { TranslationSummary } from '#shared/languages/translations.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';

type TextRowProps = { text: TranslationSummary; thumbnail: Picture | undefined };

const TextRow = ({ text, thumbnail }: TextRowProps) => (
  <li>
    <Link
      to="/admin/translations"
      search={(before: TranslationSearch) => ({ ...before, text: nameOf(text) })}
      className="flex items-start gap-3 px-4 py-3 hover:bg-sand-50 md:px-6"
    >
      {thumbnail && (
        <PictureImage
          picture={{ ...thumbnail, alt: '' }}
          sizes="5rem"
          className="aspect-4/3 w-16 shrink-0 rounded-field object-cover"
        />
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold text-sea-700">
          {text.kind === 'media' ? text.subject : text.label}
        </span>
        <span className="line-clamp-2 wrap-anywhere">{text.excerpt}</span>
        {text.state === 'outdated' && (
          <span className="block text-sm text-ink-soft">{changeOfItalian(text)}</span>
        )}
      </span>
      <StateBadge text={text} />
    </Link>
  </li>
);

/** By the id of its file. */
type Thumbnails = ReadonlyMap<number, Picture>;

const useThumbnails = (isWanted: boolean): Thumbnails => {
  const { data = [] } = trpc.media.list.useQuery(
    { contentType: 'image' },
    { ...liveQuery, enabled: isWanted },
  );
  return new Map(data.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])));
};

/** The captions of all pictures are one card. */
const cardOf = ({ kind, itemId }: TranslationSummary): string =>
  kind === 'media' ? 'media' : `${kind}-${itemId}`;

/** The texts to translate, a card for each thing that they belong to. */
export const TextList = ({ texts }: { texts: readonly TranslationSummary[] }) => {
  const thumbnails = useThumbnails(texts.some(({ kind }) => kind === 'media'));
  return (
    <div className="grid gap-5">
      {[...Map.groupBy(texts, cardOf)].map(([id, own]) => (
        <section
          key={id}
          aria-labelledby={id}
          className="overflow-hidden rounded-card border border-sand-200 bg-white"
        >
          <h2 id={id} className="px-4 pt-4 pb-1 text-lg wrap-anywhere md:px-6">
            {id === 'media' ? 'Didascalie delle foto' : own[0]?.subject}
          </h2>
          <ul className="divide-y divide-sand-200">
            {own.map((text) => (
              <TextRow
                key={nameOf(text)}
                text={text}
                thumbnail={text.kind === 'media' ? thumbnails.get(text.itemId) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

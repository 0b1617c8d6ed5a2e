import clsx from 'clsx';
import { Images, SearchX } from 'lucide-react';
import { LOAD_FAILURE } from '#client/features/media/media-labels.ts';
import { MediaSkeleton } from '#client/features/media/media-skeleton.tsx';
import { MediaTile, tileClass } from '#client/features/media/media-tile.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { Media } from '#shared/media/media.schema.ts';
import { type PickerMode, placeOf } from './picker-mode.ts';
import type { Picker } from './use-picker.ts';

const markClass =
  'grid h-7 min-w-7 place-items-center rounded-full px-2 text-xs font-semibold tabular-nums shadow-float';

type PickerTileProps = {
  media: Media;
  marks?: readonly string[];
  /** Position among the picked files, from 1 on; 0 if not picked. */
  place: number;
  /** The field already has the file. */
  isChosen: boolean;
  onToggle: () => void;
};

const Mark = ({ place, isChosen }: Pick<PickerTileProps, 'place' | 'isChosen'>) => {
  if (isChosen) return <span className={clsx(markClass, 'bg-white text-ink')}>Già presente</span>;
  if (place > 0) {
    return (
      <span className={clsx(markClass, 'bg-sea-600 text-white')}>
        <span className="sr-only">numero </span>
        {place}
      </span>
    );
  }
  return <span aria-hidden className={clsx(markClass, 'border border-field bg-white')} />;
};

/** A file to be picked or left. */
export const PickerBox = ({ media, marks, place, isChosen, onToggle }: PickerTileProps) => (
  <label
    className={clsx(
      tileClass,
      'cursor-pointer has-checked:border-sea-600 has-checked:ring-2 has-checked:ring-sea-600',
      'has-disabled:cursor-not-allowed has-disabled:border-sand-200 has-disabled:opacity-70 has-disabled:ring-0',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600',
    )}
  >
    <input
      type="checkbox"
      className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
      checked={place > 0 || isChosen}
      disabled={isChosen}
      onChange={onToggle}
    />
    <MediaTile
      media={media}
      badge={<Mark place={place} isChosen={isChosen} />}
      {...(marks && { marks })}
    />
  </label>
);

const PickerButton = ({ media, onPick }: { media: Media; onPick: () => void }) => (
  <button type="button" onClick={onPick} className={tileClass}>
    <MediaTile media={media} />
  </button>
);

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

const NoFiles = ({ search }: { search: string }) =>
  search ? (
    <EmptyState icon={<SearchX />} title="Nessun file corrisponde">
      Prova con un’altra parola del nome o della didascalia.
    </EmptyState>
  ) : (
    <EmptyState icon={<Images />} title="Qui non c’è ancora nessun file">
      Aggiungine uno con «Carica», oppure trascinalo o incollalo qui.
    </EmptyState>
  );

type PickerGridProps = { picker: Picker; mode: PickerMode };

const Files = ({ picker, mode }: PickerGridProps) => (
  <ul className={gridClass}>
    {picker.query.data?.items.map((media) => (
      <li key={media.id}>
        {mode.kind === 'one' ? (
          <PickerButton media={media} onPick={() => picker.pick(media)} />
        ) : (
          <PickerBox
            media={media}
            place={placeOf(picker.picked, media)}
            isChosen={mode.chosen.includes(media.fileName)}
            onToggle={() => picker.pick(media)}
          />
        )}
      </li>
    ))}
  </ul>
);

export const PickerGrid = ({ picker, mode }: PickerGridProps) => {
  const { query, total, search } = picker;
  if (query.isPending) return <MediaSkeleton count={12} className={gridClass} />;
  if (query.isError && !query.data) {
    return (
      <LoadFailure title={LOAD_FAILURE} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (total === 0) return <NoFiles search={search} />;
  return <Files picker={picker} mode={mode} />;
};

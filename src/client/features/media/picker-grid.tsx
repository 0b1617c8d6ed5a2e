import { Images, SearchX } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import { LOAD_FAILURE } from './media-words.ts';
import { type PickerMode, placeOf } from './picker-choice.ts';
import { PickerBox, PickerButton } from './picker-tile.tsx';
import type { Picker } from './use-picker.ts';

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

const Nothing = ({ search }: { search: string }) =>
  search ? (
    <EmptyState icon={<SearchX />} title="Nessun file corrisponde">
      Con un'altra parola del nome o della didascalia si trova forse quello cercato.
    </EmptyState>
  ) : (
    <EmptyState icon={<Images />} title="Qui non c'è ancora nessun file">
      Con «Carica» se ne aggiunge uno; si può anche trascinare o incollare qui.
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

/** One page of the files that fit. */
export const PickerGrid = ({ picker, mode }: PickerGridProps) => {
  const { query, total, search } = picker;
  if (query.isPending) return <MediaSkeleton count={12} className={gridClass} />;
  if (query.isError && !query.data) {
    return (
      <LoadFailure title={LOAD_FAILURE} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (total === 0) return <Nothing search={search} />;
  return <Files picker={picker} mode={mode} />;
};

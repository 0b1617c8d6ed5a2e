import clsx from 'clsx';
import type { Media } from '#shared/media.schema.ts';
import { MediaTile, tileClass } from './media-tile.tsx';

const markClass =
  'grid h-7 min-w-7 place-items-center rounded-full px-2 text-xs font-semibold tabular-nums shadow-float';

type PickerTileProps = {
  media: Media;
  /** Among those picked, from 1 on; 0 where it is not picked. */
  place: number;
  /** The field has it already. */
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

/** One of several to choose. */
export const PickerBox = ({ media, place, isChosen, onToggle }: PickerTileProps) => (
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
    <MediaTile media={media} mark={<Mark place={place} isChosen={isChosen} />} />
  </label>
);

/** The one to choose: a press is enough. */
export const PickerButton = ({ media, onPick }: { media: Media; onPick: () => void }) => (
  <button type="button" onClick={onPick} className={tileClass}>
    <MediaTile media={media} />
  </button>
);

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { placeInWords } from '#client/features/media/sorting-words.ts';
import { amenityIcon } from '#client/features/property/amenity-icon.ts';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/focus-after-removal.ts';
import { IconButton } from '#client/ui/icon-button.tsx';

type AmenityRowsProps = {
  amenities: readonly string[];
  onMove: (index: number, step: -1 | 1) => void;
  onRemove: (index: number) => void;
};

type AmenityRowProps = {
  amenity: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

const AmenityRow = ({ amenity, isFirst, isLast, onMove, onRemove }: AmenityRowProps) => {
  const Icon = amenityIcon(amenity);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Icon aria-hidden className="size-5 shrink-0 stroke-[1.6] text-sea-600" />
      <span className="min-w-0 grow wrap-anywhere">{amenity}</span>
      <span className="flex shrink-0">
        <IconButton label={`Sposta su: ${amenity}`} disabled={isFirst} onPress={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={`Sposta giù: ${amenity}`} disabled={isLast} onPress={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Togli: ${amenity}`} onPress={onRemove} {...{ [REMOVES]: '' }}>
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
};

/** The amenities in the order in which they are shown. */
export const AmenityRows = ({ amenities, onMove, onRemove }: AmenityRowsProps) => {
  const listId = useId();
  const [said, setSaid] = useState('');
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const move = (amenity: string, index: number, step: -1 | 1) => {
    onMove(index, step);
    setSaid(placeInWords(amenity, index + step, amenities.length));
  };
  const remove = (amenity: string, index: number) => {
    focusAfterRemoval(index);
    onRemove(index);
    setSaid(`${amenity}: tolto.`);
  };
  return (
    <>
      <ol id={listId} aria-label="Servizi della casa" className="divide-y divide-sand-200">
        {amenities.map((amenity, index) => (
          <AmenityRow
            key={amenity}
            amenity={amenity}
            isFirst={index === 0}
            isLast={index === amenities.length - 1}
            onMove={(step) => move(amenity, index, step)}
            onRemove={() => remove(amenity, index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};

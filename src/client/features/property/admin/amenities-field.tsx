import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatPosition } from '#client/features/media/drag-messages.ts';
import { amenityIcon } from '#client/features/property/amenity-icon.ts';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import type { Property } from '#shared/property.schema.ts';
import { AMENITY_MAX, hasAmenity, movedAmenity, withAmenity } from './amenity-list.ts';
import { amenityGroups } from './amenity-vocabulary.ts';
import { listError } from './list-error.ts';
import { TickList } from './tick-list.tsx';

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
        <IconButton
          label={`Sposta su: ${amenity}`}
          disabled={isFirst}
          onPress={() => onMove(-1)}
          className="max-md:size-11"
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Sposta giù: ${amenity}`}
          disabled={isLast}
          onPress={() => onMove(1)}
          className="max-md:size-11"
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={`Togli: ${amenity}`}
          onPress={onRemove}
          className="max-md:size-11"
          {...{ [REMOVES]: '' }}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
};

type AmenityRowsProps = {
  amenities: readonly string[];
  onMove: (index: number, step: -1 | 1) => void;
  onRemove: (index: number) => void;
};

const AmenityRows = ({ amenities, onMove, onRemove }: AmenityRowsProps) => {
  const listId = useId();
  const [announcement, setAnnouncement] = useState('');
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const move = (amenity: string, index: number, step: -1 | 1) => {
    onMove(index, step);
    setAnnouncement(formatPosition(amenity, index + step, amenities.length));
  };
  const remove = (amenity: string, index: number) => {
    focusAfterRemoval(index);
    onRemove(index);
    setAnnouncement(`${amenity}: tolto.`);
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
        {announcement}
      </p>
    </>
  );
};

type AmenityInputProps = {
  isKnown: (typed: string) => boolean;
  onAdd: (typed: string) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Adds an amenity as free text, by Enter or by the button. */
const AmenityInput = ({ isKnown, onAdd, inputRef }: AmenityInputProps) => {
  const [typed, setTyped] = useState('');
  const isDuplicate = typed.trim() !== '' && isKnown(typed);
  const add = () => {
    if (isDuplicate) return;
    onAdd(typed);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="flex items-start gap-3">
      <TextField
        label="Aggiungi un servizio"
        hint="Con parole tue, se nell’elenco non c’è."
        autoComplete="off"
        maxLength={AMENITY_MAX}
        value={typed}
        ref={inputRef}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // So that the text is not lost if the form is saved without pressing the button.
        onBlur={add}
        error={isDuplicate ? 'Questo servizio c’è già' : undefined}
        fieldClassName="min-w-0 grow"
      />
      <Button variant="secondary" onClick={add} className="mt-7 max-sm:px-4">
        Aggiungi
      </Button>
    </div>
  );
};

export const AmenitiesField = () => {
  const { control } = useFormContext<Property>();
  const { field, fieldState } = useController({ control, name: 'amenities' });
  const amenities = field.value;
  const add = (typed: string) => {
    const next = withAmenity(amenities, typed);
    if (next) field.onChange(next);
  };
  const toggle = (amenity: string, isChosen: boolean) => {
    if (isChosen) add(amenity);
    else field.onChange(amenities.filter((known) => !hasAmenity([known], amenity)));
  };
  return (
    <div id="amenities" className="grid gap-6">
      {amenityGroups.map(({ title, amenities: known }) => (
        <TickList
          key={title}
          legend={title}
          choices={known.map((amenity) => ({ value: amenity, label: amenity }))}
          chosen={known.filter((amenity) => hasAmenity(amenities, amenity))}
          onToggle={toggle}
        />
      ))}
      <AmenityInput
        isKnown={(typed) => hasAmenity(amenities, typed)}
        onAdd={add}
        inputRef={field.ref}
      />
      {amenities.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">Nell’ordine che vedono i visitatori</h3>
          <AmenityRows
            amenities={amenities}
            onMove={(index, step) => field.onChange(movedAmenity(amenities, index, step))}
            onRemove={(index) => field.onChange(amenities.toSpliced(index, 1))}
          />
        </div>
      )}
      <FieldError id="amenities-error" error={listError(fieldState.error)} />
    </div>
  );
};

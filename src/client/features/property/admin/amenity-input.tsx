import { Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/focus-after-removal.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { AMENITY_MAX } from './amenity-list.ts';

type AmenityInputProps = {
  /** What most houses have and this one does not name. */
  suggestions: readonly string[];
  isKnown: (typed: string) => boolean;
  onAdd: (typed: string) => void;
  inputRef: Ref<HTMLInputElement>;
};

type SuggestionsProps = Pick<AmenityInputProps, 'suggestions' | 'onAdd'>;

const Suggestions = ({ suggestions, onAdd }: SuggestionsProps) => {
  const listId = useId();
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  return (
    <ul id={listId} aria-label="Suggerimenti" className="flex flex-wrap gap-2">
      {suggestions.map((amenity, index) => (
        <li key={amenity}>
          <button
            type="button"
            {...{ [REMOVES]: '' }}
            onClick={() => {
              focusAfterRemoval(index);
              onAdd(amenity);
            }}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-dashed border-field px-3 text-sm text-sea-700 hover:border-sea-600 hover:bg-sea-100"
          >
            <Plus aria-hidden className="size-3.5" />
            {amenity}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** One more amenity: written and added with Enter or the button, or taken from what most houses have. */
export const AmenityInput = ({ suggestions, isKnown, onAdd, inputRef }: AmenityInputProps) => {
  const [typed, setTyped] = useState('');
  const alreadyThere = typed.trim() !== '' && isKnown(typed);
  const add = () => {
    if (alreadyThere) return;
    onAdd(typed);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It ends the word, not the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <TextField
          label="Aggiungi un servizio"
          autoComplete="off"
          maxLength={AMENITY_MAX}
          value={typed}
          ref={inputRef}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          // What was written is not lost when the form is saved without a press on the button.
          onBlur={add}
          error={alreadyThere ? 'Questo servizio c’è già' : undefined}
          fieldClassName="min-w-0 grow"
        />
        <Button variant="secondary" onClick={add} className="mt-7 max-sm:px-4">
          Aggiungi
        </Button>
      </div>
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} onAdd={onAdd} />}
    </div>
  );
};

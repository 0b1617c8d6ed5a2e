import clsx from 'clsx';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { api } from '#client/api/api.ts';
import { controlClass, Field } from '#client/ui/field.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { FoundPlaces, Place, PlacesInput } from '#shared/party/party.schema.ts';

/** The pause in typing after which a search starts. */
const PAUSE_MS = 150;

type Found = FoundPlaces & { text: string };

/** Searches the police's tables for a text; null searches nothing. Earlier results stay until the answer arrives. */
const useFoundPlaces = (text: string | null, of: PlacesInput['of']): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text === null) return setFound(null);
    const control = new AbortController();
    const ask = () =>
      api.party.places.query({ text, of }, { signal: control.signal }).then(
        (answer) => setFound({ text, ...answer }),
        () => control.signal.aborted || setFound({ text, places: [], explanation: null }),
      );
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, of]);
  // Suggestions for an empty field do not answer a typed text.
  return text === null || (text !== '' && found?.text === '') ? null : found;
};

type PlaceFieldProps = {
  label: string;
  hint?: string;
  of: PlacesInput['of'];
  /** The chosen one. */
  place: Place | undefined;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChoose: (place: Place | null) => void;
};

/** Chooses a comune, a state or a kind of document by typing a part of its name. */
export const PlaceField = ({ label, hint, of, place, error, ref, onChoose }: PlaceFieldProps) => {
  const { t, formatDay } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [isUnchosen, setUnchosen] = useState(false);
  const listId = useId();
  const found = useFoundPlaces(typed, of);
  const places = found?.places ?? [];
  const isAnswered = found?.text === typed;
  const nameOf = ({ name, province, until }: Place): string =>
    [
      province ? `${name} (${province})` : name,
      until && t('party.until', { day: formatDay(until) }),
    ]
      .filter(Boolean)
      .join(', ');
  const choose = (chosen: Place | null) => {
    onChoose(chosen);
    setTyped(null);
    setUnchosen(false);
  };
  const change = (text: string) => {
    setTyped(text);
    setActive(0);
    setUnchosen(false);
    if (place) onChoose(null);
  };
  /** A name that was typed whole is chosen, as is the only one that fits. */
  const leave = () => {
    const text = typed?.trim().toLowerCase() ?? '';
    const meant = places.filter(({ name }) => name.toLowerCase() === text);
    const [only, ...others] = meant.length > 0 ? meant : places;
    if (text !== '' && isAnswered && only && others.length === 0) return choose(only);
    setUnchosen(text !== '' && !place);
    if (text === '') setTyped(null);
  };
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    if (places.length > 0) setActive((active + step + places.length) % places.length);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = places[active];
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && typed !== null && (chosen || !isAnswered)) {
      event.preventDefault();
      if (chosen && isAnswered) choose(chosen);
    } else if (event.key === 'Escape' && typed !== null && places.length > 0) {
      event.stopPropagation();
      event.preventDefault();
      setTyped(null);
    }
  };
  const isOpen = typed !== null && !isUnchosen && found !== null;
  const hasList = isOpen && places.length > 0;
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasList) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [hasList]);
  return (
    <Field
      label={label}
      hint={hint}
      error={isUnchosen ? t('party.choose') : error}
      className="relative"
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            aria-expanded={hasList}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
            className={controlClass}
            value={typed ?? (place ? nameOf(place) : '')}
            onFocus={(event) => {
              if (place) event.target.select();
              else if (typed === null) setTyped('');
            }}
            onBlur={leave}
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
          />
          <div
            id={listId}
            ref={listRef}
            role="listbox"
            aria-label={label}
            className={clsx(
              'mt-1 overflow-hidden rounded-field border border-field bg-white shadow-float',
              !hasList && 'hidden',
            )}
          >
            {places.map((each, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={each.code}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center px-3.5 py-2 wrap-anywhere',
                  index === active ? 'bg-sea-100' : 'hover:bg-sand-50',
                )}
                // The field would be left before the press has chosen.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(each)}
              >
                {nameOf(each)}
              </div>
            ))}
          </div>
          <div role="status" className="text-sm text-ink-soft">
            {hasList && (
              <span className="sr-only">{t('party.found', { count: places.length })}</span>
            )}
            {isOpen && found.explanation && <p className="mt-1">{found.explanation}</p>}
            {isOpen && !hasList && !found.explanation && typed !== '' && (
              <p className="mt-1">{t('party.noneFound')}</p>
            )}
          </div>
        </>
      )}
    </Field>
  );
};

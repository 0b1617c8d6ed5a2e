import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { SearchGroup, SearchHit, SearchKind } from '#shared/search.schema.ts';

type Target = Pick<LinkProps, 'to' | 'search'>;

/** A screen that is found by its label or its keywords. */
export type SearchableScreen = Pick<LinkProps, 'search'> & {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
  keywords?: string;
};

export type SearchOption = {
  id: string;
  title: string;
  detail: string;
  Icon: LucideIcon | undefined;
  target: Target;
};

export type OptionGroup = { id: string; label: string; options: SearchOption[] };

/** Whether each typed word is the beginning of a word of the screen. */
const isAbout = (words: readonly string[], { label, keywords = '' }: SearchableScreen): boolean => {
  const own = foldText(`${label} ${keywords}`).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

export const matchScreens = (
  text: string,
  screens: readonly SearchableScreen[],
): SearchableScreen[] => {
  const words = foldedWords(text);
  return words.length === 0 ? [] : screens.filter((screen) => isAbout(words, screen));
};

type Place = {
  /** The screen that opens one result. */
  one: (hit: SearchHit, q: string) => Target;
  /** The list of all results, where a screen has one. */
  all?: (q: string) => Target;
};

const entries = (to: '/admin/pages' | '/admin/blog'): Place => ({
  one: ({ id }) => ({ to, search: { edit: id } }),
  all: (q) => ({ to, search: { q } }),
});

const places: Record<SearchKind, Place> = {
  booking: {
    one: ({ id }) => ({ to: '/admin/bookings', search: { booking: id } }),
    all: (q) => ({ to: '/admin/bookings', search: { q, past: true } }),
  },
  payment: {
    one: ({ id }) => ({ to: '/admin/bookings', search: { booking: id } }),
  },
  receipt: {
    one: ({ id }) => ({ to: '/admin/bookings', search: { booking: id } }),
  },
  message: {
    one: ({ id }) => ({ to: '/admin/messages', search: { message: id } }),
    all: (q) => ({ to: '/admin/messages', search: { q } }),
  },
  page: entries('/admin/pages'),
  post: entries('/admin/blog'),
  gallery: {
    one: ({ id }) => ({ to: '/admin/gallery', search: { edit: id } }),
    all: () => ({ to: '/admin/gallery' }),
  },
  media: {
    one: ({ title }) => ({ to: '/admin/media', search: { q: title } }),
    all: (q) => ({ to: '/admin/media', search: { q } }),
  },
  review: {
    one: (_hit, q) => ({ to: '/admin/reviews', search: { q } }),
    all: (q) => ({ to: '/admin/reviews', search: { q } }),
  },
  task: { one: () => ({ to: '/admin/task' }), all: () => ({ to: '/admin/task' }) },
  user: {
    one: ({ title }) => ({ to: '/admin/users', search: { q: title } }),
    all: (q) => ({ to: '/admin/users', search: { q } }),
  },
};

const kindNames: Record<SearchKind, string> = {
  booking: 'Prenotazioni',
  payment: 'Pagamenti',
  receipt: 'Ricevute',
  message: 'Messaggi',
  page: 'Pagine',
  post: 'Articoli',
  gallery: 'Raccolte di foto',
  media: 'Foto e file',
  review: 'Recensioni',
  task: 'Lavori',
  user: 'Persone',
};

type Found = { text: string; screens: readonly SearchableScreen[]; groups: readonly SearchGroup[] };

const groupOf = ({ kind, total, hits }: SearchGroup, { text, screens }: Found): OptionGroup => {
  const { one, all } = places[kind];
  const options = hits.map((hit, index): SearchOption => {
    const target = one(hit, text);
    return {
      // Several payments may lead to one stay.
      id: `${kind}-${index}`,
      title: hit.title,
      detail: hit.detail,
      Icon: screens.find(({ to }) => to === target.to)?.Icon,
      target,
    };
  });
  const label = kindNames[kind];
  if (total === hits.length) return { id: kind, label, options };
  if (!all) return { id: kind, label: `${label}: ${hits.length} di ${total}`, options };
  const more = {
    id: `${kind}-all`,
    title: `Mostra tutti i ${total} risultati`,
    detail: '',
    Icon: undefined,
    target: all(text),
  };
  return { id: kind, label, options: [...options, more] };
};

/** The options for `text`: screens first, because they need no request. */
export const optionGroups = (found: Found): OptionGroup[] => {
  const options = matchScreens(found.text, found.screens).map(({ to, search, label, Icon }) => ({
    id: `screen-${label}`.replaceAll(/\W+/g, '-'),
    title: label,
    detail: '',
    Icon,
    target: search ? { to, search } : { to },
  }));
  const screenGroup = { id: 'screens', label: 'Schermate', options };
  const rest = found.groups.map((group) => groupOf(group, found));
  return options.length > 0 ? [screenGroup, ...rest] : rest;
};

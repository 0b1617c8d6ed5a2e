import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import type { OptionGroup } from '#client/ui/select-field.tsx';
import { homeLink } from '#shared/anchors.ts';
import type { LinkTarget } from '#shared/links.schema.ts';

const ownGroups: readonly OptionGroup[] = [
  {
    label: 'Prima pagina',
    options: [
      { value: '/', label: 'Prima pagina, dall’inizio' },
      { value: homeLink('availability'), label: 'Calendario e prezzi' },
      { value: homeLink('request'), label: 'Richiesta di prenotazione' },
      { value: homeLink('house'), label: 'La casa' },
      { value: homeLink('gallery'), label: 'Foto' },
      { value: homeLink('reviews'), label: 'Recensioni' },
      { value: homeLink('contact'), label: 'Contatti' },
    ],
  },
  {
    label: 'Il resto del sito',
    options: [
      { value: '/gallery', label: 'Tutte le foto' },
      { value: '/blog', label: 'Blog: tutti gli articoli' },
      { value: '/contact', label: 'Pagina dei contatti' },
      { value: '/booking', label: 'Prenotazioni di chi ha un account' },
    ],
  },
];

const optionsOf = (targets: readonly LinkTarget[]) =>
  targets.map(({ address, title, published }) => ({
    value: address,
    label: published ? title : `${title} (bozza)`,
  }));

/** The places of this site that a link can lead to, in the owners' words. */
export const useLinkTargets = () => {
  const { data } = trpc.links.targets.useQuery(undefined, liveQuery);
  const { pages = [], posts = [], galleries = [], hasMore = false } = data ?? {};
  const groups = [
    ...ownGroups,
    { label: 'Pagine', options: optionsOf(pages) },
    { label: 'Articoli del blog', options: optionsOf(posts) },
    { label: 'Raccolte di foto', options: optionsOf(galleries) },
  ];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    hasMore,
    isLoaded: data !== undefined,
  };
};

/** The target of an address in words; an address outside the list stays as it is. */
export const useTargetWords = (): ((address: string) => string) => {
  const { groups } = useLinkTargets();
  const words = new Map(
    groups.flatMap(({ options }) => options.map(({ value, label }) => [String(value), label])),
  );
  return (address) => words.get(address) ?? address.replace(/^(https?:\/\/|mailto:|tel:)/, '');
};

import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '#server/app-router.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';

// How visitors see each field of a noun. A new field does not compile without an entry or a reason.

type Shown<Entity> = (entity: Entity) => string | string[];
type Fields<Entity> = { readonly [Field in keyof Entity]-?: Shown<Entity> | { notShown: string } };

export const notShown = (reason: string) => ({ notShown: reason });
export const internal = notShown('only programs and the back office use it');

export const day = (instant: string): string => formatDay(todayAtHouse(new Date(instant)));

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** A paragraph of a text with markup. */
export const paragraphOf = (html: string): string | string[] =>
  html.match(/(?<=<p>)[^<]{20,}/)?.[0] ?? [];

/** The visible text of a page and its attributes: no scripts, entities decoded. */
export const readPage = async (address: string): Promise<string> => {
  const html = await (await fetch(address)).text();
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
};

type View<Entity> = {
  /** One of the sample house. */
  read: (api: TRPCClient<AppRouter>) => Promise<Entity | undefined>;
  path: (entity: Entity) => string;
  fields: Fields<Entity>;
};

export type ShownView = {
  /** The fields that it knows, and why a field is not shown. */
  fields: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the noun's own shape
  path: (entity: any) => string;
  /** The fields that visitors of a site do not see, each as a sentence. */
  unseen: (site: string) => Promise<string[]>;
};

export const shown = <Entity extends object>({ read, path, fields }: View<Entity>): ShownView => ({
  fields,
  path,
  unseen: async (site) => {
    const entity = await read(createTRPCClient({ links: [httpLink({ url: `${site}/trpc` })] }));
    if (!entity) return ['the sample house has none'];
    const html = await readPage(`${site}${path(entity)}`);
    return (Object.keys(entity) as (keyof Entity & string)[]).flatMap((name) => {
      const field = fields[name];
      if (field === undefined) return `${name}: the table does not know it`;
      if (typeof field !== 'function') return [];
      const texts = [field(entity)].flat();
      if (texts.length === 0) return `${name}: the sample house has none`;
      const unseen = texts.filter((text) => text === '' || !html.includes(text));
      return unseen.map((text) => `${name}: “${text}” is not on ${path(entity)}`);
    });
  },
});

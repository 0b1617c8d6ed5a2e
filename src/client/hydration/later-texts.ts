import { addTexts } from './load-language.ts';
import { pageLocale } from './page-locale.ts';

/** Texts that only some pages need. A route names them in its static data. */
export type LaterTexts =
  | 'account'
  | 'document'
  | 'guest'
  | 'member'
  | 'party'
  | 'reviews'
  | 'rules'
  | 'stay';

const files = import.meta.glob<object>(
  '/src/shared/texts/*/{account,document,guest,member,party,reviews,rules,stay}.ts',
);

/** For the app's screens. The server has all texts from the start. */
export const loadTexts = async (names: readonly LaterTexts[]): Promise<void> => {
  if (import.meta.env.SSR || names.length === 0) return;
  await addTexts(names.map((name) => files[`/src/shared/texts/${pageLocale()}/${name}.ts`]?.()));
};

/** The texts that the matched routes of a page name. */
export const textsOf = (
  routes: readonly { staticData: { texts?: readonly LaterTexts[] } }[],
): LaterTexts[] => routes.flatMap(({ staticData }) => staticData.texts ?? []);

/** The texts that the server used to render the page, from a data attribute of its body. */
export const textsOfPage = (): LaterTexts[] =>
  (document.body.dataset.texts?.split(' ') ?? []) as LaterTexts[];

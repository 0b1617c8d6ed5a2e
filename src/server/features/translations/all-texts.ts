import type { Cards } from '#server/card/card.ts';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import { translatedKinds } from '#shared/languages/translated-kinds.ts';

const placeOf = ({ kind }: TranslatedTexts): number => translatedKinds.indexOf(kind);

/** The translated texts of all features, in the order in which owners translate them. */
export const allTranslatedTexts = (cards: Cards): TranslatedTexts[] =>
  Object.values(cards)
    .flatMap(({ translated }) => translated ?? [])
    .toSorted((one, other) => placeOf(one) - placeOf(other));

import { text, translatedTexts } from '#server/card/translated-texts.ts';

export const pricesTexts = translatedTexts({
  kind: 'prices',
  table: 'priceSettings',
  label: 'Prezzi',
  fields: { notes: text('Note', 3000) },
});

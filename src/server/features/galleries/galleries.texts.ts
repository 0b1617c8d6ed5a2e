import { line, text, translatedTexts } from '#server/card/translated-texts.ts';

export const galleryTexts = translatedTexts({
  kind: 'gallery',
  table: 'galleries',
  label: 'Raccolta',
  named: 'name',
  essential: ['name'],
  fields: { name: line('Nome', 150), description: text('Descrizione', 1500) },
});

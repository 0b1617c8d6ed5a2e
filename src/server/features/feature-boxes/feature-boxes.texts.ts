import { line, translatedTexts } from '#server/card/translated-texts.ts';

export const featureBoxTexts = translatedTexts({
  kind: 'feature-box',
  table: 'featureBoxes',
  label: 'Casella',
  named: 'title',
  fields: { title: line('Titolo', 70), description: line('Descrizione', 300) },
});

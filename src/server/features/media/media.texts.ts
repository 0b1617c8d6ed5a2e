import { text, translatedTexts } from '#server/card/translated-texts.ts';

export const mediaTexts = translatedTexts({
  kind: 'media',
  table: 'media',
  label: 'File',
  named: 'name',
  fields: { caption: text('Didascalia', 700) },
});

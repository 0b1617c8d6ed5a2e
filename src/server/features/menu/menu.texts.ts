import { line, translatedTexts } from '#server/card/translated-texts.ts';

export const menuTexts = translatedTexts({
  kind: 'menu-item',
  table: 'menuItems',
  label: 'Voce di menu',
  named: 'label',
  fields: { label: line('Etichetta', 80) },
});

import { line, translatedTexts } from '#server/card/translated-texts.ts';

export const homepageTexts = translatedTexts({
  kind: 'homepage',
  table: 'homepageSettings',
  label: 'Prima pagina',
  isNeeded: true,
  fields: {
    heroTitle: line('Titolo', 160),
    heroSubtitle: line('Sottotitolo', 400),
    primaryButtonText: { ...line('Pulsante principale', 60), answeredAs: 'primaryButton.text' },
    secondaryButtonText: {
      ...line('Pulsante secondario', 60),
      answeredAs: 'secondaryButton.text',
    },
  },
});

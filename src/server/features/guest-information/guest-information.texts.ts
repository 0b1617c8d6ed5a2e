import { text, translatedTexts } from '#server/card/translated-texts.ts';

export const guestInformationTexts = translatedTexts({
  kind: 'guest-information',
  table: 'guestInformation',
  label: 'Per gli ospiti',
  fields: {
    directions: text('Come si arriva', 4500),
    keys: text('Chiavi', 3000),
    guide: text('Guida della casa', 15_000),
  },
});

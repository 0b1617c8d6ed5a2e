import { line, text, translatedTexts } from '#server/card/translated-texts.ts';

export const guestMailTexts = translatedTexts({
  kind: 'guest-mail',
  table: 'guestMails',
  label: 'Mail agli ospiti',
  named: 'title',
  fields: {
    subject: line('Oggetto', 225),
    text: text('Testo', 4500),
  },
});

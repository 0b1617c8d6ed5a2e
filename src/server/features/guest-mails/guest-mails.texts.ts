import { line, text, translatedTexts } from '#server/card/translated-texts.ts';
import { guestMailWords, subjectIssueOf } from '#shared/guest-mails/guest-mail-words.ts';

export const guestMailTexts = translatedTexts({
  kind: 'guest-mail',
  table: 'guestMails',
  label: 'Mail agli ospiti',
  named: 'title',
  fields: {
    subject: { ...line('Oggetto', 225), issueOf: subjectIssueOf },
    text: { ...text('Testo', 4500), issueOf: guestMailWords.issueOf },
  },
});

import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Inzwischen hat jemand gespeichert',
  conflictReview: 'Gespeicherte Fassung ansehen',
  conflictOverwrite: 'Meine trotzdem speichern',
  conflictChangedOne: 'Geändert wurde: {field}.',
  conflictChangedTwo: 'Geändert wurden: {fields} und {last}.',
  conflictText:
    'Was Sie eingegeben haben, ist noch da. Wenn Sie Ihre Fassung speichern, bleibt alles, was Sie nicht angerührt haben, wie es die andere Person gespeichert hat.',
  reviewTitle: 'Das ist die gespeicherte Fassung',
  reviewResume: 'Zurück zu meiner',
  reviewText:
    'Ihre ist beiseitegelegt: Sie können zu ihr zurück, bis Sie speichern oder schließen.',
};

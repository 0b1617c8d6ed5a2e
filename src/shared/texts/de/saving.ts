import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Inzwischen hat jemand gespeichert',
  conflictReload: 'Neu laden',
  conflictOverwrite: 'Überschreiben',
  conflictChangedOne: 'Geändert wurde: {field}.',
  conflictChangedMany: 'Geändert wurden: {fields}.',
  conflictText:
    'Was Sie eingegeben haben, ist noch da. „Überschreiben“ speichert es, und alles, was Sie nicht angerührt haben, bleibt, wie es die andere Person gespeichert hat. „Neu laden“ zeigt die gespeicherte Fassung und verwirft Ihre Eingaben.',
};

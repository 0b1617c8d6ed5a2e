import type {
  Backup,
  BackupKind,
  BackupMethod,
  BackupOperation,
  BackupStep,
} from '#shared/backups.schema.ts';
import { formatFileSize } from '#shared/languages/italian-measures.ts';

export const kindLabels: Record<BackupKind, string> = {
  manual: 'a mano',
  daily: 'di notte',
  safety: 'prima di un ripristino',
  migration: 'prima di un aggiornamento',
  uploaded: 'caricato',
};

export const locationLabels: Record<BackupMethod, string> = {
  local: 'sul server',
  drive: 'su Google Drive',
  both: 'sul server e su Drive',
};

export const operationLabels: Record<BackupOperation['kind'], string> = {
  create: 'Backup in corso',
  restore: 'Ripristino in corso',
  trial: 'Prova di ripristino in corso',
};

/** Shown beside the buttons that an operation locks. */
export const lockReasons: Record<BackupOperation['kind'], string> = {
  create: 'È in corso un backup: quando finisce se ne può cominciare un altro.',
  restore: 'È in corso un ripristino: quando finisce puoi fare altro.',
  trial: 'È in corso una prova di ripristino: quando finisce puoi fare altro.',
};

const stepLabels: Record<BackupStep, string> = {
  download: 'Scarico il backup da Google Drive',
  verify: 'Controllo che il backup sia intero',
  snapshot: 'Copio i dati',
  files: 'Copio i file caricati',
  upload: 'Carico su Google Drive',
  safety: 'Metto al sicuro i dati attuali',
  copy: 'Rimetto i dati al loro posto',
  finish: 'Concludo',
};

/** A trial restore never touches the live data. */
export const stepLabel = ({ kind, step }: Pick<BackupOperation, 'kind' | 'step'>): string =>
  kind === 'trial' && step === 'copy'
    ? 'Ricostruisco i dati in un file di prova'
    : stepLabels[step];

type Progress = Pick<BackupOperation, 'doneBytes' | 'totalBytes'>;

/** '12 MB di 200 MB · 6%'; null if the step reports no progress. */
export const formatProgress = ({ doneBytes, totalBytes }: Progress): string | null => {
  if (doneBytes === null) return null;
  if (!totalBytes) return formatFileSize(doneBytes);
  const percent = Math.min(100, Math.floor((doneBytes / totalBytes) * 100));
  return `${formatFileSize(doneBytes)} di ${formatFileSize(totalBytes)} · ${percent}%`;
};

type Sizes = Pick<
  Backup,
  'databaseBytes' | 'filesBytes' | 'filesCount' | 'missingFiles' | 'isDamaged'
>;

export const formatTotalSize = ({
  databaseBytes,
  filesBytes,
}: Pick<Sizes, 'databaseBytes' | 'filesBytes'>): string =>
  formatFileSize(databaseBytes + filesBytes);

/** 'Dati 3,4 MB, 42 file 120 MB', of an incomplete one ', incompleto: 2 file mancanti' too, of a damaged one only that. */
export const formatSizes = (backup: Sizes): string => {
  const { databaseBytes, filesBytes, filesCount, missingFiles, isDamaged } = backup;
  if (isDamaged) return 'la copia sul server non si legge più';
  const data = `Dati ${formatFileSize(databaseBytes)}`;
  const files =
    filesCount === 0 ? 'nessun file' : `${filesCount} file ${formatFileSize(filesBytes)}`;
  if (missingFiles === 0) return `${data}, ${files}`;
  const lost = missingFiles === 1 ? 'un file mancante' : `${missingFiles} file mancanti`;
  return `${data}, ${files}, incompleto: ${lost}`;
};

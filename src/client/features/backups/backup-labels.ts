import type {
  Backup,
  BackupKind,
  BackupMethod,
  BackupOperation,
  BackupStep,
} from '#shared/backups.schema.ts';
import { formatFileSize } from '#shared/italian-measures.ts';

export const kindNames: Record<BackupKind, string> = {
  manual: 'Manuale',
  daily: 'Giornaliero',
  safety: 'Prima di un ripristino',
  migration: 'Prima di un aggiornamento',
  uploaded: 'Caricato',
};

export const locationNames: Record<BackupMethod, string> = {
  local: 'Su questo server',
  drive: 'Su Google Drive',
  both: 'Server e Drive',
};

export const operationNames: Record<BackupOperation['kind'], string> = {
  create: 'Backup in corso',
  restore: 'Ripristino in corso',
  trial: 'Prova di ripristino in corso',
};

/** Why nothing else can begin, beside the buttons that wait. */
export const heldReasons: Record<BackupOperation['kind'], string> = {
  create: 'È in corso un backup: quando finisce se ne può cominciare un altro.',
  restore: 'È in corso un ripristino: quando finisce si può fare altro.',
  trial: 'È in corso una prova di ripristino: quando finisce si può fare altro.',
};

const stepNames: Record<BackupStep, string> = {
  download: 'Scarico il backup da Google Drive',
  verify: 'Controllo che il backup sia integro',
  snapshot: 'Copio il database',
  files: 'Copio i file caricati',
  upload: 'Carico su Google Drive',
  safety: 'Metto al sicuro i dati attuali',
  copy: 'Rimetto i dati al loro posto',
  finish: 'Concludo',
};

/** A trial never touches the site's own data. */
export const stepInWords = ({ kind, step }: Pick<BackupOperation, 'kind' | 'step'>): string =>
  kind === 'trial' && step === 'copy' ? 'Ricostruisco i dati in un file di prova' : stepNames[step];

type Measure = Pick<BackupOperation, 'doneBytes' | 'totalBytes'>;

/** '12 MB di 200 MB · 6%'; null where the step has no measure. */
export const measureInWords = ({ doneBytes, totalBytes }: Measure): string | null => {
  if (doneBytes === null) return null;
  if (!totalBytes) return formatFileSize(doneBytes);
  const percent = Math.min(100, Math.floor((doneBytes / totalBytes) * 100));
  return `${formatFileSize(doneBytes)} di ${formatFileSize(totalBytes)} · ${percent}%`;
};

type Sizes = Pick<Backup, 'databaseBytes' | 'filesBytes' | 'filesCount'>;

export const totalSize = ({ databaseBytes, filesBytes }: Sizes): string =>
  formatFileSize(databaseBytes + filesBytes);

/** 'Database 3,4 MB, 42 file 120 MB' */
export const sizesInWords = ({ databaseBytes, filesBytes, filesCount }: Sizes): string => {
  const database = `Database ${formatFileSize(databaseBytes)}`;
  if (filesCount === 0) return `${database}, nessun file`;
  return `${database}, ${filesCount} file ${formatFileSize(filesBytes)}`;
};

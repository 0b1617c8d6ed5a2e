import { type Clock, systemClock } from '#server/infrastructure/clock.ts';
import type { DriveState } from '#shared/backups.schema.ts';
import { createAccessTokens, createTokenEndpoint } from './access-tokens.ts';
import { createConsent, type DriveConsent } from './consent.ts';
import { createCredentials } from './credentials.ts';
import { downloadFile } from './download.ts';
import { createDriveApi, deleteDriveFile } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import { createDriveFiles, type DriveFile, type DriveFileKind } from './drive-files.ts';
import { createFolderFinder } from './drive-folder.ts';
import type { DriveSettings } from './drive-settings.ts';
import { createSendRequest, type Fetch } from './google-http.ts';
import { systemWait, type Wait } from './retry.ts';
import { createTokenFile } from './token-file.ts';
import { type FileToUpload, type TransferOptions, uploadFile } from './upload.ts';

const SILENCE_MS = 30_000;
const CHUNK_BYTES = 8 * 1024 * 1024;

type Options = { signal?: AbortSignal | undefined };

/** The site's files on Google Drive. Failures of Drive are DriveErrors; local ones (a full disk) are not. */
export type DriveStorage = {
  /** Whether an administrator has to connect an account, because the settings hold no consent. */
  isConnectedByHand: boolean;
  /** By the last answer of Google; sends no request. */
  state(): Promise<DriveState>;
  /** The text of the last `list` that failed; null when it succeeded. */
  problem(): string | null;
  /** The complete files of this site, newest first. */
  list(kind?: DriveFileKind, options?: Options): Promise<DriveFile[]>;
  /** Uploads and verifies a file. `list` shows it only then. */
  upload(file: FileToUpload, options?: TransferOptions): Promise<DriveFile>;
  /** Downloads and verifies a file. Leaves nothing at the path when it fails. */
  download(file: DriveFile, path: string, options?: TransferOptions): Promise<void>;
  /** Succeeds when the file is already gone. */
  delete(file: Pick<DriveFile, 'id'>, options?: Options): Promise<void>;
  /** Deletes unfinished uploads older than a day. Returns how many. */
  sweep(options?: Options): Promise<number>;
  consent: DriveConsent;
};

type Parts = {
  /** Path of the stored consent: beside the database, so in no backup. */
  tokenFile: string;
  clock?: Clock;
  fetch?: Fetch;
  wait?: Wait;
  /** How long a transfer may stall. */
  silenceMs?: number;
  /** What a failure may lose at most; a multiple of 256 KiB. */
  chunkBytes?: number;
};

const connect = (settings: DriveSettings, parts: Parts) => {
  const { clock = systemClock, wait = systemWait } = parts;
  const { access, apiUrl, tokenUrl } = settings;
  const send = createSendRequest({
    fetch: parts.fetch ?? globalThis.fetch,
    silenceMs: parts.silenceMs ?? SILENCE_MS,
  });
  const file = createTokenFile(parts.tokenFile);
  const endpoint = createTokenEndpoint({ send, tokenUrl, wait, clock });
  const credentials = createCredentials({ access, tokenUrl, file, clock });
  const tokens = createAccessTokens({ credentials, endpoint, clock });
  const api = createDriveApi({ send, tokens, apiUrl, wait, clock });
  const folderId = access.kind === 'unset' ? undefined : access.folderId;
  const folders = createFolderFinder({ api, folderId, clock });
  return {
    credentials,
    api,
    folders,
    files: createDriveFiles({ api, folders, clock, hasGivenFolder: folderId !== undefined }),
    consent: createConsent({ settings, endpoint, file }),
  };
};

export const createDriveStorage = (settings: DriveSettings, parts: Parts): DriveStorage => {
  const { credentials, api, folders, files, consent } = connect(settings, parts);
  const { chunkBytes = CHUNK_BYTES } = parts;
  let problem: string | null = null;

  return {
    isConnectedByHand: settings.access.kind === 'consent',
    state: () => credentials.state(),
    problem: () => problem,
    list: async (kind, { signal } = {}) => {
      try {
        const found = await files.list(kind, signal);
        problem = null;
        return found;
      } catch (error) {
        if (error instanceof DriveError && error.reason !== 'cancelled') problem = error.message;
        throw error;
      }
    },
    upload: (file, options = {}) => uploadFile({ api, folders, chunkBytes }, file, options),
    download: (file, path, options = {}) => downloadFile(api, file, path, options),
    delete: ({ id }, { signal } = {}) => deleteDriveFile(api, id, signal),
    sweep: ({ signal } = {}) => files.sweep(signal),
    consent,
  };
};

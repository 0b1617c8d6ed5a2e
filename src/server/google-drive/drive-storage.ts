import type { DriveSettings } from '#server/config.ts';
import { type Clock, systemClock } from '#server/infrastructure/clock.ts';
import type { DriveState } from '#shared/backups.schema.ts';
import { createAccessTokens, createTokenEndpoint } from './access-tokens.ts';
import { createConsent, type DriveConsent } from './consent.ts';
import { downloadFile } from './download.ts';
import { createDriveApi, deleteDriveFile } from './drive-api.ts';
import { DriveError, driveErrorMessages } from './drive-error.ts';
import { createDriveFiles, type DriveFile, type DriveFileKind } from './drive-files.ts';
import { createFolderFinder } from './drive-folder.ts';
import { createSendRequest, type Fetch } from './google-http.ts';
import { systemWait, type Wait } from './retry.ts';
import { createTokenFile } from './token-file.ts';
import { type FileToUpload, type TransferOptions, uploadFile } from './upload.ts';

const SILENCE_MS = 30_000;
/**
 * Longer files get an upload session, which continues after a broken connection. Google documents one
 * request for 5 MB at most, which a server sends again within a second.
 */
const WHOLE_BYTES = 5_000_000;

type Options = { signal?: AbortSignal | undefined };

/** The site's files on Google Drive. Failures of Drive are DriveErrors; local ones (a full disk) are not. */
export type DriveStorage = {
  /** By the last answer of Google; sends no request. */
  state(): Promise<DriveState>;
  /** Why the files there are not listed, in a sentence for people; null when they are. */
  problem(): Promise<string | null>;
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
  /** Up to how many bytes a file is sent in one request. */
  wholeBytes?: number;
};

const connect = (settings: DriveSettings, parts: Parts) => {
  const { clock = systemClock, wait = systemWait } = parts;
  const { client, folderId, apiUrl } = settings;
  const send = createSendRequest({
    fetch: parts.fetch ?? globalThis.fetch,
    silenceMs: parts.silenceMs ?? SILENCE_MS,
  });
  const file = createTokenFile(parts.tokenFile, client?.id);
  const endpoint = createTokenEndpoint({ send, settings, wait, clock });
  const tokens = createAccessTokens({ file, endpoint, clock });
  const api = createDriveApi({ send, tokens, apiUrl, wait, clock });
  const folders = createFolderFinder({ api, folderId, clock });
  return {
    state: file.state,
    api,
    folders,
    files: createDriveFiles({ api, folders, clock, hasGivenFolder: folderId !== undefined }),
    consent: createConsent({ settings, endpoint, file }),
  };
};

export const createDriveStorage = (settings: DriveSettings, parts: Parts): DriveStorage => {
  const { state, api, folders, files, consent } = connect(settings, parts);
  const { wholeBytes = WHOLE_BYTES } = parts;
  let problem: string | null = null;

  return {
    state,
    problem: async () => {
      const mustReconnect = settings.withdrawn.length > 0 && (await state()) !== 'connected';
      return mustReconnect ? driveErrorMessages.withdrawn : problem;
    },
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
    upload: (file, options = {}) => uploadFile({ api, folders, wholeBytes }, file, options),
    download: (file, path, options = {}) => downloadFile(api, file, path, options),
    delete: ({ id }, { signal } = {}) => deleteDriveFile(api, id, signal),
    sweep: ({ signal } = {}) => files.sweep(signal),
    consent,
  };
};

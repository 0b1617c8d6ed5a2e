import type { DriveSettings } from '#server/drive-settings.ts';
import { type Clock, systemClock } from '#server/infrastructure/clock.ts';
import type { DriveState } from '#shared/backups.schema.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createConsent, type DriveConsent } from './consent.ts';
import { createCredentials } from './create-credentials.ts';
import { deleteDriveFile } from './delete-file.ts';
import { downloadFile } from './download.ts';
import { createDriveApi } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import type { DriveFile, DriveFileKind } from './drive-file.ts';
import { createDriveFiles } from './drive-files.ts';
import { createFolderFinder } from './drive-folder.ts';
import { createExchange, type Fetch } from './exchange.ts';
import { systemWait, type Wait } from './patience.ts';
import type { TransferOptions } from './send-all.ts';
import { createTokenEndpoint } from './token-endpoint.ts';
import { createTokenFile } from './token-file.ts';
import { uploadFile } from './upload.ts';
import type { FileToUpload } from './upload-session.ts';

export type { DriveFile };

const SILENCE_MS = 30_000;
const CHUNK_BYTES = 8 * 1024 * 1024;

type Options = { signal?: AbortSignal | undefined };

/**
 * The site's files on Google Drive. What goes wrong there is a DriveError; what goes wrong on this
 * machine (a full disk) is thrown as it is.
 */
export type DriveStorage = {
  /** Whether there is anything to connect in the back office: the settings hold no consent. */
  isConnectedByHand: boolean;
  /** Asks nobody: what Google said last counts. */
  state(): Promise<DriveState>;
  /** Why `list` failed the last time, for a person; null where it did not. */
  problem(): string | null;
  /** This site's whole files, newest first. */
  list(kind?: DriveFileKind, options?: Options): Promise<DriveFile[]>;
  /** Uploads a file and checks what arrived. Only then does `list` know it. */
  upload(file: FileToUpload, options?: TransferOptions): Promise<DriveFile>;
  /** Downloads to a path and checks what arrived. Leaves nothing there when it fails. */
  download(file: DriveFile, path: string, options?: TransferOptions): Promise<void>;
  /** A file that is gone is as good as deleted. */
  delete(file: Pick<DriveFile, 'id'>, options?: Options): Promise<void>;
  /** Deletes what uploads of more than a day ago left unfinished. Returns how many files. */
  sweep(options?: Options): Promise<number>;
  /** Connects an account by hand. */
  consent: DriveConsent;
};

type Parts = {
  /** Where the consent is kept: beside the database, and in no backup. */
  tokenFile: string;
  clock?: Clock;
  fetch?: Fetch;
  wait?: Wait;
  /** The longest time in which nothing moves. */
  silenceMs?: number;
  /** What is sent at a time, and what is lost at most when a line breaks: a multiple of 256 KiB. */
  chunkBytes?: number;
};

const connect = (settings: DriveSettings, parts: Parts) => {
  const { clock = systemClock, wait = systemWait } = parts;
  const { access, apiUrl, tokenUrl } = settings;
  const exchange = createExchange({
    fetch: parts.fetch ?? globalThis.fetch,
    silenceMs: parts.silenceMs ?? SILENCE_MS,
  });
  const file = createTokenFile(parts.tokenFile);
  const endpoint = createTokenEndpoint({ exchange, tokenUrl, wait, clock });
  const credentials = createCredentials({ access, tokenUrl, file, clock });
  const tokens = createAccessTokens({ credentials, endpoint, clock });
  const api = createDriveApi({ exchange, tokens, apiUrl, wait, clock });
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
    delete: ({ id }, options) => deleteDriveFile(api, id, options),
    sweep: ({ signal } = {}) => files.sweep(signal),
    consent,
  };
};

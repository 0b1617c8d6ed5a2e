import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/** A file as the server keeps it; its bytes lie in a folder under its id. */
export type ServerFile = {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  appProperties: Record<string, string>;
  createdTime: string;
  trashed: boolean;
  size: string | undefined;
  sha256Checksum: string | undefined;
  md5Checksum: string | undefined;
  /** The shared drive it lies on. */
  driveId: string | undefined;
  /** Created by the client itself; other files are hidden from clients that may see only their own. */
  isOwn: boolean;
};

export type Metadata = Partial<
  Pick<ServerFile, 'name' | 'mimeType' | 'parents' | 'appProperties' | 'trashed'>
>;

const digest = (algorithm: string, bytes: Buffer): string =>
  createHash(algorithm).update(bytes).digest('hex');

/** All files of a Drive. */
export const createStoredFiles = (folder: string, now: () => Date) => {
  const files = new Map<string, ServerFile>();
  let made = 0;
  const newId = (): string => {
    made += 1;
    return `file-${made}`;
  };
  const add = (metadata: Metadata, given: Partial<ServerFile> = {}): ServerFile => {
    const id = given.id ?? newId();
    const parent = files.get(metadata.parents?.[0] ?? '');
    const file: ServerFile = {
      id,
      name: metadata.name ?? 'Untitled',
      mimeType: metadata.mimeType ?? 'application/octet-stream',
      parents: metadata.parents ?? ['root'],
      appProperties: metadata.appProperties ?? {},
      createdTime: now().toISOString(),
      trashed: false,
      size: undefined,
      sha256Checksum: undefined,
      md5Checksum: undefined,
      driveId: parent?.driveId,
      isOwn: true,
      ...given,
    };
    files.set(id, file);
    return file;
  };
  const pathOf = (id: string): string => join(folder, id);
  return {
    newId,
    pathOf,
    add,
    /** A file whose bytes already lie under its id. */
    addWithBytes: (id: string, metadata: Metadata): ServerFile => {
      const bytes = readFileSync(pathOf(id));
      return add(metadata, {
        id,
        size: String(bytes.length),
        sha256Checksum: digest('sha256', bytes),
        md5Checksum: digest('md5', bytes),
      });
    },
    get: (id: string) => files.get(id),
    all: () => [...files.values()],
    update: (file: ServerFile, { appProperties, ...metadata }: Metadata): void => {
      Object.assign(file, metadata);
      Object.assign(file.appProperties, appProperties);
    },
    remove: (id: string): void => {
      files.delete(id);
      rmSync(pathOf(id), { force: true });
    },
  };
};

export type StoredFiles = ReturnType<typeof createStoredFiles>;

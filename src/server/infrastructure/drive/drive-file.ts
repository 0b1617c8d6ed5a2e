import { fieldsOf, textOf, textsOf } from './json-fields.ts';

export const driveFileKinds = ['snapshot', 'content'] as const;
export type DriveFileKind = (typeof driveFileKinds)[number];

/** A file of this site's on Google Drive that is whole and was checked. */
export type DriveFile = {
  id: string;
  name: string;
  kind: DriveFileKind;
  sha256: string;
  sizeBytes: number;
  createdAt: string;
  /** What was given along when it was uploaded. */
  properties: Record<string, string>;
};

/** What Drive says about any file. */
export type StoredFile = {
  id: string;
  name: string;
  sizeBytes: number;
  createdAt: string;
  sha256: string | undefined;
  md5: string | undefined;
  properties: Record<string, string>;
};

/** The fields to ask for so that a StoredFile can be read. */
export const STORED_FIELDS = 'id,name,size,createdTime,sha256Checksum,md5Checksum,appProperties';

export const storedFileOf = (body: unknown): StoredFile | undefined => {
  const fields = fieldsOf(body);
  const [id, name, size] = [textOf(fields.id), textOf(fields.name), textOf(fields.size)];
  const createdAt = Date.parse(textOf(fields.createdTime) ?? '');
  if (!id || name === undefined || !size || Number.isNaN(createdAt)) return undefined;
  return {
    id,
    name,
    sizeBytes: Number(size),
    createdAt: new Date(createdAt).toISOString(),
    sha256: textOf(fields.sha256Checksum),
    md5: textOf(fields.md5Checksum),
    properties: textsOf(fields.appProperties),
  };
};

export const isKind = (value: unknown): value is DriveFileKind =>
  driveFileKinds.some((kind) => kind === value);

/** One of ours, where it is whole and has not changed since it was checked. */
export const driveFileOf = (stored: StoredFile): DriveFile | undefined => {
  const { kind, state, sha256, ...properties } = stored.properties;
  if (!isKind(kind) || state !== 'whole' || !sha256) return undefined;
  if (stored.sha256 && stored.sha256 !== sha256) return undefined;
  const { id, name, sizeBytes, createdAt } = stored;
  return { id, name, kind, sha256, sizeBytes, createdAt, properties };
};

/** A file's address under the API's. */
export const filePath = (id: string): string => `/drive/v3/files/${encodeURIComponent(id)}`;

/** A condition of Drive's search: a property that only this site's project can see. */
export const hasProperty = (key: string, value: string): string =>
  `appProperties has { key='${key}' and value='${value}' }`;

import type { RestAnswer, TestApp } from './create-test-app.ts';

const BOUNDARY = 'confine-di-prova-7f3a';

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export type UploadedFile = {
  bytes: Buffer;
  fileName?: string;
  /** The content type that the sender declares. */
  type?: string;
  /** The field that it is sent in. */
  field?: string;
};

/** The bytes before and after a file's content. */
export const fileFrame = ({
  fileName = 'file.bin',
  type = 'application/octet-stream',
  field = 'file',
}: Omit<UploadedFile, 'bytes'> = {}): { before: Buffer; after: Buffer } => ({
  before: Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\n` +
      `content-type: ${type}\r\n\r\n`,
  ),
  after: Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
});

const fieldPart = (name: string, value: string): Buffer =>
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );

const filePart = ({ bytes, ...file }: UploadedFile): Buffer =>
  Buffer.concat([fileFrame(file).before, bytes, Buffer.from('\r\n')]);

/** A whole body: the files first, as browsers send them in the order of the form. */
export const multipartBody = (
  files: readonly UploadedFile[],
  fields: Record<string, string> = {},
): Buffer =>
  Buffer.concat([
    ...files.map(filePart),
    ...Object.entries(fields).map(([name, value]) => fieldPart(name, value)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** Uploads through the REST API. */
export const upload = (
  t: TestApp,
  token: string,
  file: UploadedFile | readonly UploadedFile[],
  fields: Record<string, string> = {},
): Promise<RestAnswer> =>
  t.rest('POST', '/media', {
    token,
    body: multipartBody([file].flat(), fields),
    headers: { 'content-type': MULTIPART },
  });

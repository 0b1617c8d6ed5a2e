const UPLOADS = '/uploads/';

/** The address of an uploaded file. Stored names need no escaping. */
export const uploadUrl = (fileName: string): string => `${UPLOADS}${fileName}`;

/** The file name in an upload's address, whether it exists or not; null for any other address. */
export const uploadedFileName = (url: string): string | null =>
  url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : null;

const UPLOADS = '/uploads/';

/** Where an uploaded file is read. Its name is the site's own and needs no escaping. */
export const uploadUrl = (fileName: string): string => `${UPLOADS}${fileName}`;

/** The uploaded file that an address names, whether it exists or not; null for any other address. */
export const uploadedFileName = (url: string): string | null =>
  url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : null;

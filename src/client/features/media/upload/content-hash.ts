const MEGABYTE = 1024 * 1024;

/** A browser hashes a file in one piece; a film would fill a phone's memory. */
const MAX_HASHED_BYTES = 60 * MEGABYTE;

/** SHA-256 in hex; undefined where the browser cannot tell. Without HTTPS it has no `subtle`. */
export const contentHashOf = async (file: File): Promise<string | undefined> => {
  if (file.size > MAX_HASHED_BYTES || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

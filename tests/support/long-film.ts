import { filmBeginning } from './media-files.ts';
import { startUpload, type UploadAnswer } from './raw-upload.ts';

const CHUNK = Buffer.alloc(256 * 1024, 7);

type LongFilm = { url: string; token: string; bytes: number; isAnnounced?: boolean };

/** Uploads a film of exactly so many bytes, without holding it in memory as a whole. */
export const uploadLongFilm = async ({
  url,
  token,
  bytes,
  isAnnounced = true,
}: LongFilm): Promise<UploadAnswer> => {
  const mediaBytes = bytes - filmBeginning(0).length;
  const sending = startUpload({ url, token, ...(isAnnounced ? { fileBytes: bytes } : {}) });
  let isOpen = await sending.send(filmBeginning(mediaBytes));
  for (let left = mediaBytes; isOpen && left > 0; left -= CHUNK.length) {
    isOpen = await sending.send(CHUNK.subarray(0, Math.min(CHUNK.length, left)));
  }
  if (isOpen) sending.finish();
  const answer = await sending.answer;
  if (!isOpen) sending.abort();
  return answer;
};

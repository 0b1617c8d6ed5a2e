import type { AppContext } from '#server/app-context.ts';
import type { Draft } from '#server/infrastructure/file-storage.ts';
import { type ContentType, MAX_IMAGE_SIDE } from '#shared/media-rules.ts';
import { readAt } from './files/file-parts.ts';
import { cleanPicture, PictureError } from './files/image-processor.ts';
import { cleanSound } from './files/mp3-file.ts';
import { cleanVideo } from './files/mp4-file.ts';
import { cleanSvg } from './files/svg-sanitizer.ts';
import { type StoredFile, storeDraft, storeIcon, storePicture } from './media-files.service.ts';
import { damaged, refusedPicture } from './upload-refusals.ts';

/** What the bytes say that a file is. */
export type UploadKind = { type: string; contentType: ContentType };

type Received = { draft: Draft; kind: UploadKind; size: number };

const settlers: Record<ContentType, (app: AppContext, received: Received) => Promise<StoredFile>> =
  {
    image: async (app, { draft, kind, size }) => {
      const read = () => readAt(draft.file, 0, size);
      if (kind.type === 'image/svg+xml') {
        const svg = await cleanSvg(await read());
        if (!svg) throw damaged();
        return storeIcon(app, svg);
      }
      try {
        return await storePicture(app, await cleanPicture(read, { maxSide: MAX_IMAGE_SIDE }));
      } catch (error) {
        throw error instanceof PictureError ? refusedPicture(error) : error;
      }
    },
    audio: async (app, { draft, size }) => {
      const sound = await cleanSound(draft.file);
      if (!sound) throw damaged();
      const { durationSeconds: duration } = sound;
      return storeDraft(app, draft, { ending: 'mp3', size, dimensions: null, duration });
    },
    video: async (app, { draft, size }) => {
      const video = await cleanVideo(draft.file);
      if (!video) throw damaged();
      const { width, height, durationSeconds: duration } = video;
      return storeDraft(app, draft, {
        ending: 'mp4',
        size,
        dimensions: { width, height },
        duration,
      });
    },
  };

/** Checks and cleans what was received, and stores what is left of it. UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT. */
export const settleUpload = (app: AppContext, received: Received): Promise<StoredFile> =>
  settlers[received.kind.contentType](app, received);

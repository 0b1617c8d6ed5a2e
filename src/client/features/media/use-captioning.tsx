import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import type { Media } from '#shared/media/media.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import { CaptionDialog } from './upload/caption-dialog.tsx';

/** Changes the caption of a picture where it is shown; `onChanged` gets the picture with its new one. */
export const useCaptioning = (onChanged: (picture: Picture) => void = () => undefined) => {
  const { media } = trpc.useUtils();
  const [opened, setOpened] = useState<Media | null>(null);
  const open = async (url: string): Promise<void> => {
    const fileName = uploadedFileName(url) ?? undefined;
    const found = await media.page.fetch({ page: 1, limit: 1, fileName }, { staleTime: 0 });
    setOpened(found.items[0] ?? null);
  };
  const close = ([captioned]: Media[]) => {
    setOpened(null);
    if (captioned?.picture) onChanged(captioned.picture);
  };
  return {
    open: (url: string) => void open(url).catch(() => undefined),
    dialog: opened && <CaptionDialog pictures={[opened]} onClose={close} />,
  };
};

import type { Picture } from '#shared/media/pictures.schema.ts';
import type { ShownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { blocksOf } from '#shared/rich-text/rich-text.ts';

type Text = { content: string; media: readonly ShownMedia[] };

/** The preview picture for shared links. */
export const firstPicture = ({ content, media }: Text): Picture | null => {
  const pictures = blocksOf(content).flatMap((block) =>
    block.kind === 'image' ? (media.find(({ url }) => url === block.src)?.picture ?? []) : [],
  );
  return pictures[0] ?? null;
};

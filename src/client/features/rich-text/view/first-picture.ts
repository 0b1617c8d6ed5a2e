import type { Picture } from '#shared/pictures.schema.ts';
import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { blocksOf } from '#shared/rich-text.ts';

type Text = { content: string; media: readonly ShownMedia[] };

/** The picture that stands for a text where it is shared; null where it shows none of the library's. */
export const firstPicture = ({ content, media }: Text): Picture | null => {
  const pictures = blocksOf(content).flatMap((block) =>
    block.kind === 'image' ? (media.find(({ url }) => url === block.src)?.picture ?? []) : [],
  );
  return pictures[0] ?? null;
};

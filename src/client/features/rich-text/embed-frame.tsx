import { useEffect, useRef } from 'react';
import { type Embed, frameAddress } from './embed-words.ts';

/** Takes the place of its button, and the focus with it. */
export const EmbedFrame = ({ block, title }: { block: Embed; title: string }) => {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <iframe
      ref={ref}
      title={title}
      src={frameAddress(block)}
      width={block.width}
      height={block.height}
      loading="lazy"
      allow={block.kind === 'youtube' ? 'autoplay; encrypted-media; picture-in-picture' : undefined}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="rich-text-embed"
    />
  );
};

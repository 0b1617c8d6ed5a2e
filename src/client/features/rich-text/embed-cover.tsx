import { Map as MapIcon, Play } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import type { Embed } from './embed-words.ts';
import { FilmPicture } from './film-picture.tsx';
import { SeaChart } from './sea-chart.tsx';

type EmbedCoverProps = {
  block: Embed;
  action: string;
  /** The element that says what the button loads. */
  noteId: string;
  onPress: () => void;
};

/** A drawing as large as the frame that will take its place. */
export const EmbedCover = ({ block, action, noteId, onPress }: EmbedCoverProps) => {
  const isMap = block.kind === 'map';
  const Picture = isMap ? SeaChart : FilmPicture;
  const Icon = isMap ? MapIcon : Play;
  return (
    <div className="grid place-items-center [&>*]:[grid-area:1/1]">
      <Picture width={block.width} height={block.height} className="rich-text-embed" />
      <button
        type="button"
        aria-describedby={noteId}
        onClick={onPress}
        className={`${buttonClass({ variant: 'secondary' })} shadow-float noscript:hidden`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {action}
      </button>
    </div>
  );
};

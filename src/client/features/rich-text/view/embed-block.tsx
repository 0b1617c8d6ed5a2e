import { ExternalLink, Map as MapIcon, Play } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { type Embed, embedLabels, frameAddress } from './embed-labels.ts';

type SeaChartProps = { width: string; height: string; className: string };

/** The placeholder of a map: an island on a nautical chart. */
const SeaChart = ({ width, height, className }: SeaChartProps) => (
  <svg
    aria-hidden
    viewBox="0 0 608 480"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    className={className}
  >
    <path className="fill-sea-100" d="M-600-600h1800v1680H-600z" />
    <g className="stroke-white" strokeWidth="1.5">
      <path d="M-600 96h1800M-600 240h1800M-600 384h1800M112-600v1680M304-600v1680M496-600v1680" />
    </g>
    <g className="fill-sea-50">
      <path d="M232 70c74-34 190-16 252 40 58 52 74 150 30 226-46 80-164 112-262 88-100-24-182-96-172-196 8-76 82-126 152-158Z" />
    </g>
    <path
      className="fill-sand-100 stroke-sand-300"
      strokeWidth="2"
      d="M262 122c46-26 92-8 126 2 40 12 82 34 94 82 10 40-18 66-22 104-4 36-50 62-96 56-38-4-60 18-102 8-46-12-92-40-98-86-6-42 34-58 46-92 10-30 20-56 52-74Z"
    />
    <path
      className="stroke-sand-300"
      strokeWidth="2"
      d="M280 166c36-16 78-4 108 10 30 16 44 40 34 70-10 28-14 62-58 64-44 4-100 6-118-26-16-30 8-98 34-118Z"
    />
    <path
      className="fill-sand-200"
      d="M300 212c24-10 54-2 66 14 12 18-2 42-28 46-28 4-58-2-62-22-2-18 10-32 24-38Z"
    />
    <path
      className="stroke-sea-600"
      strokeWidth="2.5"
      strokeDasharray="3 9"
      strokeLinecap="round"
      d="M-40 430c110 30 190 18 258-34"
    />
    <g className="stroke-sea-600" strokeWidth="1.5" transform="translate(528 100)">
      <circle r="34" />
      <path className="fill-sea-600" d="M0-46 7 0H-7z" />
      <path className="fill-white" d="M0 46-7 0H7z" />
      <path d="M-46 0h12M34 0h12" />
    </g>
  </svg>
);

type SailAtDuskProps = { width: string; height: string; className: string };

/** The placeholder of a video: a sail at dusk. */
const SailAtDusk = ({ width, height, className }: SailAtDuskProps) => (
  <svg
    aria-hidden
    viewBox="0 0 608 315"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    className={className}
  >
    <path className="fill-sea-700" d="M-600-600h1800v1515H-600z" />
    <path className="fill-sea-600" d="M-600 92h1800v118H-600z" />
    <circle className="fill-amber-100" cx="452" cy="196" r="46" />
    <path className="fill-sea-800" d="M-600 208h1800v707H-600z" />
    <g className="stroke-amber-100" strokeWidth="3" strokeLinecap="round" opacity="0.55">
      <path d="M412 224h82M430 240h46M422 258h62M440 276h26" />
    </g>
    <path className="fill-sea-700" d="M-600 208c130-50 300-66 420-58 120 10 210 34 300 58z" />
    <g>
      <path className="fill-white" d="M148 96v108H92c28-24 48-62 56-108Z" />
      <path className="fill-sand-200" d="M156 116c22 22 36 54 40 88h-40z" />
      <path className="fill-sand-100" d="M78 212h132c-8 16-22 24-40 24h-56c-18 0-30-8-36-24Z" />
    </g>
    <g className="stroke-sea-600" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M40 262c18-8 36-8 54 0s36 8 54 0 36-8 54 0M250 290c18-8 36-8 54 0s36 8 54 0" />
    </g>
  </svg>
);

type EmbedNoteProps = { id: string; host: string };

/** Both sentences occupy the same grid cell, so that replacing one shifts nothing. */
const EmbedNote = ({ id, host }: EmbedNoteProps) => {
  const { t } = useLanguage();
  return (
    <span className="grid noscript:hidden [&>*]:[grid-area:1/1]">
      <span id={id} className="group-data-loaded:invisible">
        {t('embeds.willLoad', { host })}
      </span>
      <span className="group-not-data-loaded:invisible">{t('embeds.isLoaded', { host })}</span>
    </span>
  );
};

/** The frame that replaces the cover (page/embeds.ts). */
const frameOf = (block: Embed, title: string): Partial<HTMLIFrameElement> => ({
  title,
  src: frameAddress(block),
  width: block.width,
  height: block.height,
  loading: 'lazy',
  ...(block.kind === 'youtube' && { allow: 'autoplay; encrypted-media; picture-in-picture' }),
  allowFullscreen: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
  className: 'rich-text-embed',
});

type EmbedCoverProps = {
  block: Embed;
  title: string;
  action: string;
  noteId: string;
};

const EmbedCover = ({ block, title, action, noteId }: EmbedCoverProps) => {
  const isMap = block.kind === 'map';
  const Picture = isMap ? SeaChart : SailAtDusk;
  const Icon = isMap ? MapIcon : Play;
  return (
    <div className="grid place-items-center [&>*]:[grid-area:1/1]">
      <Picture width={block.width} height={block.height} className="rich-text-embed" />
      <button
        type="button"
        aria-describedby={noteId}
        data-embed={JSON.stringify(frameOf(block, title))}
        className={`${buttonClass({ variant: 'secondary' })} shadow-float noscript:hidden`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {action}
      </button>
    </div>
  );
};

/** A map or video from a third party, which is only loaded after a click. */
export const EmbedBlock = ({ block }: { block: Embed }) => {
  const language = useLanguage();
  const noteId = useId();
  const { title, host, action, page, pageLink } = embedLabels(block, language);
  return (
    <figure className="rich-text-block group">
      <EmbedCover block={block} title={title} action={action} noteId={noteId} />
      <figcaption>
        <strong>{title}</strong>
        <EmbedNote id={noteId} host={host} />
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-sea-600 underline-offset-4 hover:underline"
        >
          {pageLink}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only"> {language.t('embeds.opensInNewTab')}</span>
        </a>
      </figcaption>
    </figure>
  );
};

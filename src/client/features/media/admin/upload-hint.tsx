import { formatFileSize } from '#shared/italian-measures.ts';
import { MAX_IMAGE_SIDE, maxMediaBytes } from '#shared/media-rules.ts';

const limits = [
  {
    kind: 'Immagini',
    limit: `${formatFileSize(maxMediaBytes.image)} e ${MAX_IMAGE_SIDE} px per lato`,
  },
  { kind: 'Audio mp3', limit: formatFileSize(maxMediaBytes.audio) },
  { kind: 'Video mp4', limit: formatFileSize(maxMediaBytes.video) },
];

/** What may be sent, and how else than by the button. */
export const UploadHint = () => (
  <div className="mb-6 rounded-card border border-dashed border-sand-300 px-4 py-3 text-sm text-ink-soft">
    <p className="hidden md:block">
      I file si possono anche trascinare in questa pagina, o incollare.
    </p>
    <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
      {limits.map(({ kind, limit }) => (
        <div key={kind} className="flex gap-1.5">
          <dt className="font-semibold">{kind}</dt>
          <dd>fino a {limit}</dd>
        </div>
      ))}
    </dl>
  </div>
);

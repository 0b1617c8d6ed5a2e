import { type ContentType, contentTypes } from '#shared/media-rules.ts';

const names: Record<ContentType, string> = { image: 'Immagini', audio: 'Audio', video: 'Video' };

const options = [
  { value: undefined, label: 'Tutti' },
  ...contentTypes.map((value) => ({ value, label: names[value] })),
];

type KindChoiceProps = {
  chosen: ContentType | undefined;
  onChoose: (kind: ContentType | undefined) => void;
};

export const KindChoice = ({ chosen, onChoose }: KindChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">Tipo</legend>
    <div className="flex min-h-12 rounded-field border border-field bg-white p-1">
      {options.map(({ value, label }) => (
        <label
          key={label}
          className="relative grid grow cursor-pointer place-items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink has-checked:bg-sea-100 has-checked:font-semibold has-checked:text-sea-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600"
        >
          <input
            type="radio"
            name="kind"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

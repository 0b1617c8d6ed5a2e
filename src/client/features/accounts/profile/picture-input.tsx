import { Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { FieldError, useFieldControl } from '#client/ui/field.tsx';
import { readPicture } from './read-picture.ts';

type PictureInputProps = { onPick: (dataUrl: string) => void };

/** Takes a picture from the device and hands on what will be sent of it. */
export const PictureInput = ({ onPick }: PictureInputProps) => {
  const [error, setError] = useState<string>();
  const hint = 'JPEG, PNG, GIF o WebP, fino a 5 MB e 1000 × 1000 pixel.';
  const { control, hintId, errorId } = useFieldControl({ hint, error });

  const pick = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    // The same file, mended, can be picked again.
    input.value = '';
    if (!file) return;
    const { dataUrl, problem } = await readPicture(file);
    setError(problem);
    if (dataUrl) onPick(dataUrl);
  };

  return (
    <div className="relative">
      <input
        {...control}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChange={(event) => void pick(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={control.id}
        className={`${buttonClass({ variant: 'secondary', size: 'small' })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea-600`}
      >
        <Upload aria-hidden className="size-4" />
        Carica un’immagine
      </label>
      <p id={hintId} className="mt-1.5 text-xs text-ink-soft">
        {hint}
      </p>
      <FieldError id={errorId} error={error} />
    </div>
  );
};

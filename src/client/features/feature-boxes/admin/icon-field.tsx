import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ICON_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { RadioCard } from '#client/ui/radio-card.tsx';
import {
  drawnIconFile,
  drawnIconNames,
  drawnIconOf,
  drawnIcons,
} from '#shared/media/drawn-icons.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { type BoxValues, boxNames } from './box.form.ts';

/** One of the built-in drawings, or an uploaded picture. */
export const IconField = ({ control }: { control: Control<BoxValues> }) => {
  const { field, fieldState } = useController({ control, name: 'icon' });
  const id = useId();
  const error = fieldState.error?.message;
  const own = field.value && !drawnIconOf(field.value) ? uploadUrl(field.value) : '';
  return (
    <div className="grid gap-5">
      <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
        <legend className="mb-1.5 text-sm font-semibold">{boxNames.icon}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
          {drawnIconNames.map((icon, index) => {
            const fileName = drawnIconFile(icon);
            return (
              <RadioCard
                key={icon}
                ref={index === 0 ? field.ref : undefined}
                name={id}
                checked={field.value === fileName}
                onChange={() => field.onChange(fileName)}
                onBlur={field.onBlur}
                className="px-1 py-2.5 text-xs leading-tight"
              >
                <img src={uploadUrl(fileName)} alt="" width={48} height={48} className="size-9" />
                {drawnIcons[icon]}
              </RadioCard>
            );
          })}
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      <PictureChoice
        label="Un’immagine tua"
        hint="Al posto del disegno: un file SVG o una piccola immagine quadrata."
        shape="icon"
        url={own}
        formats={ICON_FORMATS}
        onPick={({ fileName }) => field.onChange(fileName)}
      />
    </div>
  );
};

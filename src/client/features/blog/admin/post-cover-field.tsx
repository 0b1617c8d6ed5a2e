import { type Control, useController } from 'react-hook-form';
import { COVER_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { uploadUrl } from '#shared/upload-url.ts';
import type { PostValues } from './post-form.ts';

/** The picture over the post and on its card. */
export const PostCoverField = ({ control }: { control: Control<PostValues> }) => {
  const { field, fieldState } = useController({ control, name: 'coverImage' });
  return (
    <PictureChoice
      label="Immagine di copertina"
      required
      url={field.value && uploadUrl(field.value)}
      formats={COVER_FORMATS}
      onPick={({ fileName }) => field.onChange(fileName)}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
};

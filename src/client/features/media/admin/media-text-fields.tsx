import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Media } from '#shared/media.schema.ts';

const captionHints: Record<Media['contentType'], string> = {
  image: "Che cosa si vede, in una frase: la sente chi non può vedere l'immagine.",
  audio: 'Che cosa si sente, in una frase: la legge chi non può sentire.',
  video: 'Che cosa succede, in una frase: la sente chi non può vedere il video.',
};

type Texts = Pick<Media, 'name' | 'caption'>;

type MediaTextFieldsProps = {
  kind: Media['contentType'];
  register: UseFormRegister<Texts>;
  errors: FieldErrors<Texts>;
};

export const MediaTextFields = ({ kind, register, errors }: MediaTextFieldsProps) => (
  <>
    <TextField
      label="Nome"
      hint="Serve a ritrovarlo nella libreria."
      autoComplete="off"
      required
      error={errors.name?.message}
      {...register('name')}
    />
    <TextArea
      label="Didascalia"
      hint={captionHints[kind]}
      rows={3}
      required={false}
      error={errors.caption?.message}
      {...register('caption')}
    />
  </>
);

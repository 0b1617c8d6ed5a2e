import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { type Homepage, updateHomepageInput } from '#shared/homepage.schema.ts';

export const homepageNames = {
  siteName: 'Nome del sito',
  heroImage: 'Immagine di sfondo',
  heroTitle: 'Titolo',
  heroSubtitle: 'Sottotitolo',
  primaryButton: 'Pulsante principale',
  secondaryButton: 'Pulsante secondario',
} as const satisfies FieldNames<Homepage, 'heroPicture'>;

/** Of each button. */
export const buttonNames = {
  text: 'Testo',
  link: 'Dove porta',
  visible: 'Visibile',
} as const satisfies FieldNames<Homepage['primaryButton']>;

export const homepageResolver = schemaResolver<Homepage>(async () => ({
  schema: updateHomepageInput,
}));

export const useSaveHomepage = () =>
  trpc.homepage.update.useMutation({ meta: { success: 'Salvato' } });

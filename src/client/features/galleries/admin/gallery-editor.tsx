import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryImagesField } from './gallery-images-field.tsx';
import { useGalleryForm } from './use-gallery-form.ts';

type GalleryEditorProps = {
  /** Null for a new one. */
  gallery: Gallery | null;
  /** Asks where something is not saved. */
  onLeave: () => void;
  onSaved: () => void;
};

type EditorHeadProps = { gallery: Gallery | null; onLeave: () => void };

const EditorHead = ({ gallery, onLeave }: EditorHeadProps) => {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <header className="mb-6 max-w-3xl">
      <button
        type="button"
        onClick={onLeave}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Tutte le gallery
      </button>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 ref={titleRef} tabIndex={-1} className="text-3xl wrap-anywhere">
          {gallery ? gallery.name : 'Nuova gallery'}
        </h1>
        {gallery && (
          <a
            href={`/gallery/${gallery.slug}`}
            target="_blank"
            rel="noopener"
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-4`}
          >
            <ExternalLink aria-hidden className="size-4" />
            Guarda sul sito
            <span className="sr-only"> (si apre in una nuova scheda)</span>
          </a>
        )}
      </div>
    </header>
  );
};

/** A gallery's texts and pictures, saved as a whole. */
export const GalleryEditor = ({ gallery, onLeave, onSaved }: GalleryEditorProps) => {
  const editor = useGalleryForm({ gallery, onSaved });
  return (
    <>
      <EditorHead gallery={gallery} onLeave={onLeave} />
      <form noValidate onSubmit={editor.submit}>
        <div className="grid max-w-3xl gap-8">
          <GalleryFields
            form={editor.form}
            proposeSlug={editor.proposeSlug}
            isNew={gallery === null}
          />
          <GalleryImagesField control={editor.form.control} gallery={gallery} />
        </div>
        <SaveBar
          label={gallery ? 'Salva la gallery' : 'Crea la gallery'}
          unsaved={editor.unsaved}
          conflict={editor.conflict}
          isSaving={editor.isSaving}
          failure={editor.failure}
          onGiveUp={editor.giveUp.ask}
        />
      </form>
      <UnsavedDialogs unsaved={editor.unsaved} canSave={isLoggedIn} giveUp={editor.giveUp}>
        <p>Le modifiche a questa gallery non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </>
  );
};

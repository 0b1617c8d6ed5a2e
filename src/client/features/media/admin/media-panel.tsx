import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { formatName } from '#client/features/media/media-labels.ts';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { CopyField } from '#client/ui/copy-field.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveQuestionDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { formatDuration, formatFileSize, formatSides } from '#shared/languages/italian-measures.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import {
  type MediaMutations,
  type MediaValues,
  mediaFailures,
  mediaFields,
  mediaNames,
  useMediaForm,
  useMediaMutations,
} from './media.form.ts';
import { MediaPlaces } from './media-places.tsx';
import { MediaPreview } from './media-preview.tsx';

const captionHints: Record<Media['contentType'], string> = {
  image: 'Che cosa si vede, in una frase: la sente chi non può vedere l’immagine.',
  audio: 'Che cosa si sente, in una frase: la legge chi non può sentire.',
  video: 'Che cosa succede, in una frase: la sente chi non può vedere il video.',
};

type NameAndCaptionProps = {
  kind: Media['contentType'];
  register: UseFormRegister<MediaValues>;
  errors: FieldErrors<MediaValues>;
};

const NameAndCaptionFields = ({ kind, register, errors }: NameAndCaptionProps) => (
  <>
    <TextField
      label={mediaNames.name}
      hint={kind === 'image' ? 'Ti serve per ritrovarla.' : 'Ti serve per ritrovarlo.'}
      autoComplete="off"
      required
      error={errors.name?.message}
      {...register('name')}
    />
    <TextArea
      label={mediaNames.caption}
      hint={captionHints[kind]}
      rows={3}
      required={false}
      error={errors.caption?.message}
      {...register('caption')}
    />
  </>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] gap-3">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

const MediaFacts = ({ media }: { media: Media }) => (
  <dl className="grid gap-1.5 text-sm">
    <Fact term="Tipo">{formatName(media)}</Fact>
    <Fact term="Peso">{formatFileSize(media.size)}</Fact>
    {media.dimensions && <Fact term="Misure">{formatSides(media.dimensions)}</Fact>}
    {media.duration !== null && <Fact term="Durata">{formatDuration(media.duration)}</Fact>}
    <Fact term="Caricato">{formatInstant(media.createdAt)}</Fact>
  </dl>
);

const MediaAddress = ({ url }: { url: string }) => (
  <CopyField
    label="Indirizzo del file"
    value={new URL(url, location.href).href}
    copyLabel="Copia URL"
    success="URL copiato nella clipboard"
  />
);

type MediaPanelProps = { media: Media; onClose: () => void; onDeleted: () => void };

type PanelFooterProps = {
  formId: string;
  update: MediaMutations['update'];
  conflict: Conflict | null;
  onDelete: () => void;
};

const PanelFooter = ({ formId, update, conflict, onDelete }: PanelFooterProps) => {
  const failure = failureBeside(update.error, mediaFields, mediaFailures.update);
  return (
    <>
      <SaveProblem conflict={conflict} failure={failure} />
      <Button variant="quiet" className="mr-auto -ml-3 px-3" onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </Button>
      <Button type="submit" form={formId} busy={update.isPending}>
        Salva
      </Button>
    </>
  );
};

export const MediaPanel = ({ media: opened, onClose, onDeleted }: MediaPanelProps) => {
  const formId = useId();
  const { data: newest } = trpc.media.get.useQuery({ id: opened.id }, liveQuery);
  const media = newest && newest.version > opened.version ? newest : opened;
  const mutations = useMediaMutations();
  const [isDeleting, setIsDeleting] = useState(false);
  const { form, submit, conflict, unsaved } = useMediaForm({ media, mutations, onSaved: onClose });
  const { errors } = form.formState;
  const { leave, question } = useLeaveGuard(unsaved && !mutations.update.isSuccess);
  // A renamed file may leave the list, and the button that opened the panel with it.
  useEffect(() => rescueFocus, []);
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      shape="side"
      onClose={close}
      title={<span className="line-clamp-3 wrap-anywhere">{media.name}</span>}
      footer={
        <PanelFooter
          formId={formId}
          update={mutations.update}
          conflict={conflict}
          onDelete={() => setIsDeleting(true)}
        />
      }
    >
      <div className="grid gap-7">
        <MediaPreview media={media} />
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <NameAndCaptionFields kind={media.contentType} register={form.register} errors={errors} />
        </form>
        <TextLanguages kind="media" saved={media} />
        <MediaAddress url={media.url} />
        <MediaFacts media={media} />
        <MediaPlaces id={media.id} />
      </div>
      {isDeleting && (
        <DeleteMediaDialog
          media={media}
          mutations={mutations}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
      <LeaveQuestionDialog {...question}>
        <p>Il nome o la didascalia sono cambiati, e la modifica andrà persa.</p>
      </LeaveQuestionDialog>
    </Dialog>
  );
};

import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { formatName } from '#client/features/media/media-labels.ts';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type LeaveQuestion, useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { formatInstant } from '#shared/italian-dates.ts';
import { formatDuration, formatFileSize, formatSides } from '#shared/italian-measures.ts';
import type { Media } from '#shared/media.schema.ts';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import {
  type MediaWrites,
  mediaFailures,
  mediaTextFields,
  useMediaForm,
  useMediaWrites,
} from './media.form.ts';
import { MediaPlaces } from './media-places.tsx';
import { MediaPreview } from './media-preview.tsx';

/** The question of a guard while name or caption are not saved. */
const UnsavedTextsDialog = (question: LeaveQuestion) => (
  <ConfirmDialog
    {...question}
    title="Uscire senza salvare?"
    confirmLabel="Esci senza salvare"
    tone="danger"
  >
    <p>Il nome o la didascalia sono cambiati, e la modifica andrà persa.</p>
  </ConfirmDialog>
);

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

const MediaTextFields = ({ kind, register, errors }: MediaTextFieldsProps) => (
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

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] gap-3">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** What the server measured. */
const MediaFacts = ({ media }: { media: Media }) => (
  <dl className="grid gap-1.5 text-sm">
    <Fact term="Tipo">{formatName(media)}</Fact>
    <Fact term="Peso">{formatFileSize(media.size)}</Fact>
    {media.dimensions && <Fact term="Misure">{formatSides(media.dimensions)}</Fact>}
    {media.duration !== null && <Fact term="Durata">{formatDuration(media.duration)}</Fact>}
    <Fact term="Caricato">{formatInstant(media.createdAt)}</Fact>
  </dl>
);

/** Copies what a field holds; false where the browser allows it in no way, with the text selected. */
const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    // Only there where the site is reached by TLS.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
};

const COPY_FAILURE =
  "Il browser non permette di copiare: l'indirizzo è selezionato, copialo con Ctrl+C.";

/** Where the file is read, to be pasted elsewhere. */
const MediaAddress = ({ url }: { url: string }) => {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const field = fieldRef.current;
    if (!field) return;
    const copied = await copyText(field);
    setHasFailed(!copied);
    if (copied) toastSuccess('URL copiato nella clipboard');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        ref={fieldRef}
        label="Indirizzo del file"
        readOnly
        value={new URL(url, location.href).href}
        onFocus={(event) => event.currentTarget.select()}
        error={hasFailed ? COPY_FAILURE : undefined}
        className="text-sm text-ink-soft"
      />
      <Button variant="secondary" className="mt-7" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        Copia URL
      </Button>
    </div>
  );
};

type MediaPanelProps = { media: Media; onClose: () => void; onDeleted: () => void };

type PanelFootProps = {
  formId: string;
  update: MediaWrites['update'];
  conflict: Conflict | null;
  onDelete: () => void;
};

const PanelFoot = ({ formId, update, conflict, onDelete }: PanelFootProps) => {
  const failure = failureBeside(update.error, mediaTextFields, mediaFailures.update);
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

/** One file of the library: what it is, what it is called, where it is used. */
export const MediaPanel = ({ media: opened, onClose, onDeleted }: MediaPanelProps) => {
  const formId = useId();
  // Somebody else may change its texts while it is open here.
  const { data: now } = trpc.media.get.useQuery({ id: opened.id }, liveQuery);
  const media = now && now.version > opened.version ? now : opened;
  const writes = useMediaWrites();
  const [isDeleting, setIsDeleting] = useState(false);
  const { form, submit, conflict, unsaved } = useMediaForm({ media, writes, onSaved: onClose });
  const { errors } = form.formState;
  const { leave, question } = useLeaveGuard(unsaved && !writes.update.isSuccess, isLoggedIn);
  // A file under another name may be none of those that the list shows, and its button goes.
  useEffect(() => rescueFocus, []);
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      shape="side"
      onClose={close}
      title={<span className="line-clamp-3 wrap-anywhere">{media.name}</span>}
      footer={
        <PanelFoot
          formId={formId}
          update={writes.update}
          conflict={conflict}
          onDelete={() => setIsDeleting(true)}
        />
      }
    >
      <div className="grid gap-7">
        <MediaPreview media={media} />
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <MediaTextFields kind={media.contentType} register={form.register} errors={errors} />
        </form>
        <MediaAddress url={media.url} />
        <MediaFacts media={media} />
        <MediaPlaces id={media.id} />
      </div>
      {isDeleting && (
        <DeleteMediaDialog
          media={media}
          writes={writes}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
      <UnsavedTextsDialog {...question} />
    </Dialog>
  );
};

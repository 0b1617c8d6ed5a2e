import { FolderPlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { gallerySlugOf } from '#shared/cms/slug.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { formatDeletion } from './deletion-words.ts';
import { mediaFailures } from './media.form.ts';

const formatFiles = (count: number): string => `${count} file`;

type ChosenProps = {
  chosen: readonly Media[];
  /** The choice has been dealt with. */
  onDone: () => void;
  onClose: () => void;
};

type DeleteChosenDialogProps = ChosenProps & { usedFiles: ReadonlySet<string> };

const DeleteChosenDialog = ({ chosen, usedFiles, onDone, onClose }: DeleteChosenDialogProps) => {
  const remove = trpc.media.deleteUnused.useMutation({
    meta: { success: ({ deleted }: { deleted: number }) => `Eliminati: ${deleted}.` },
  });
  const used = chosen.filter(({ fileName }) => usedFiles.has(fileName)).length;
  const unused = chosen.length - used;
  const confirm = () => {
    if (remove.isPending) return;
    if (unused === 0) onClose();
    else remove.mutate({ ids: chosen.map(({ id }) => id) }, { onSuccess: onDone });
  };
  return (
    <ConfirmDialog
      open
      title={unused === 0 ? 'Il sito li usa tutti' : `Eliminare ${formatFiles(unused)}?`}
      confirmLabel={unused === 0 ? 'Ho capito' : 'Elimina'}
      tone={unused === 0 ? 'normal' : 'danger'}
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, mediaFailures.delete) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {formatDeletion({ unused, used })}
        {used > 0 && ' Per toglierne uno lo stesso, aprilo ed eliminalo da lì.'}
      </p>
    </ConfirmDialog>
  );
};

/** How many collections can be chosen from. */
const MAX_LISTED = 60;

const useAddToCollection = ({ chosen, onDone }: ChosenProps) => {
  const utils = trpc.useUtils();
  const [collectionId, setCollectionId] = useState('');
  const [name, setName] = useState('');
  const images = chosen
    .filter(({ contentType }) => contentType === 'image')
    .map(({ fileName }) => fileName);
  const create = trpc.galleries.create.useMutation();
  const update = trpc.galleries.update.useMutation();
  const add = async () => {
    if (collectionId === '') {
      const slug = gallerySlugOf(name);
      const free = await utils.links.freeSlug.fetch({ kind: 'galleries', slug });
      return create.mutateAsync({ name, slug: free.slug, images });
    }
    const before = await utils.galleries.getById.fetch({ id: Number(collectionId) });
    const { id, version: seenVersion } = before;
    const all = [...new Set([...before.images, ...images])];
    return update.mutateAsync({ id, seenVersion, images: all });
  };
  const submit = () =>
    add().then(
      (gallery) => {
        toastSuccess(`Aggiunte alla raccolta «${gallery.name}».`);
        onDone();
      },
      // The mutation keeps its error, which the dialog shows.
      () => undefined,
    );
  return { collectionId, setCollectionId, name, setName, create, update, submit };
};

const AddToCollectionDialog = (props: ChosenProps) => {
  const { collectionId, setCollectionId, name, setName, create, update, submit } =
    useAddToCollection(props);
  const { data } = trpc.galleries.page.useQuery({ page: 1, limit: MAX_LISTED }, liveQuery);
  const [hasTried, setHasTried] = useState(false);
  const lacksName = collectionId === '' && name.trim() === '';
  const { error } = collectionId === '' ? create : update;
  return (
    <FormDialog
      title="Aggiungi a una raccolta"
      submitLabel="Aggiungi"
      busy={create.isPending || update.isPending}
      problem={
        <SaveProblem
          conflict={null}
          failure={error ? errorText(error, 'Errore nel salvataggio della gallery') : null}
        />
      }
      onSubmit={(event) => {
        event?.preventDefault();
        setHasTried(true);
        if (!lacksName) void submit();
      }}
      onClose={props.onClose}
    >
      <div className="grid gap-5">
        <SelectField
          label="Raccolta"
          value={collectionId}
          onChange={({ target }) => setCollectionId(target.value)}
          options={[
            { value: '', label: 'Una raccolta nuova' },
            ...(data?.galleries ?? []).map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
        {collectionId === '' && (
          <TextField
            label="Come si chiama"
            autoComplete="off"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={hasTried && lacksName ? 'Dai un nome alla raccolta' : undefined}
          />
        )}
      </div>
    </FormDialog>
  );
};

type ChosenBarProps = DeleteChosenDialogProps;

/** At the foot of the library while files are being chosen. */
export const ChosenBar = (props: ChosenBarProps) => {
  const { chosen, onDone, onClose } = props;
  const [step, setStep] = useState<'delete' | 'collect' | null>(null);
  const countId = useId();
  const closeStep = () => setStep(null);
  const hasPictures = chosen.some(({ contentType }) => contentType === 'image');
  const isEmpty = chosen.length === 0;
  return (
    <section
      aria-labelledby={countId}
      className="sticky bottom-(--foot-nav) z-10 -mx-4 mt-6 -mb-6 flex flex-wrap items-center gap-2 border-t border-sand-200 bg-sand-50 px-4 py-3 md:-mx-8 md:-mb-8 md:px-8"
    >
      <p id={countId} role="status" className="min-w-1/2 grow font-semibold">
        {isEmpty
          ? 'Tocca quelli che vuoi scegliere'
          : `${formatFiles(chosen.length)} ${chosen.length === 1 ? 'scelto' : 'scelti'}`}
      </p>
      <Button variant="quiet" onClick={onClose}>
        Fine
      </Button>
      <Button variant="secondary" disabled={!hasPictures} onClick={() => setStep('collect')}>
        <FolderPlus aria-hidden className="size-4" />
        In una raccolta
      </Button>
      <Button variant="secondary" disabled={isEmpty} onClick={() => setStep('delete')}>
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </Button>
      {step === 'delete' && <DeleteChosenDialog {...props} onDone={onDone} onClose={closeStep} />}
      {step === 'collect' && (
        <AddToCollectionDialog chosen={chosen} onDone={onDone} onClose={closeStep} />
      )}
    </section>
  );
};

import { useState } from 'react';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { PlaceList } from '#client/ui/place-list.tsx';
import type { Media, MediaUse } from '#shared/media/media.schema.ts';
import { type MediaMutations, mediaFailures } from './media.form.ts';
import { useMediaPlaces } from './media-places.tsx';

type DeleteMediaDialogProps = {
  media: Media;
  mutations: MediaMutations;
  onClose: () => void;
  onDeleted: () => void;
};

type ConsentProps = {
  places: readonly MediaUse[];
  given: boolean;
  isMissing: boolean;
  onGive: (given: boolean) => void;
};

const Consent = ({ places, given, isMissing, onGive }: ConsentProps) => (
  <div className="mt-4 grid gap-3">
    <div>
      <p className="font-semibold">È usato qui, e qui mancherà:</p>
      <PlaceList places={places} />
    </div>
    <CheckboxField
      label="Elimina anche se è usato"
      checked={given}
      onChange={(event) => onGive(event.target.checked)}
      error={isMissing && !given ? 'Conferma che può mancare in questi posti' : undefined}
    />
  </div>
);

/** A file in use needs explicit consent; without it the server refuses too. */
export const DeleteMediaDialog = ({
  media,
  mutations,
  onClose,
  onDeleted,
}: DeleteMediaDialogProps) => {
  const { remove } = mutations;
  const [consents, setConsents] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const places = useMediaPlaces(media.id);
  const isUsed = (places.data?.length ?? 0) > 0;
  // The file is now in use: the places are refetched and shown instead of the error.
  const isRefused = apiErrorOf(remove.error)?.code === 'MEDIA_IN_USE' && isUsed;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (remove.isPending || places.isPending) return;
    setHasTried(true);
    if (isUsed && !consents) return;
    remove.mutate({ id: media.id, evenIfUsed: isUsed }, { onSuccess: onDeleted });
  };
  return (
    <ConfirmDialog
      open
      title="Eliminare il file?"
      confirmLabel="Elimina il file"
      tone="danger"
      busy={remove.isPending || places.isPending}
      error={remove.isError && !isRefused ? errorText(remove.error, mediaFailures.delete) : null}
      onConfirm={confirm}
      onClose={close}
    >
      <p>
        <strong className="wrap-anywhere">{media.name}</strong> viene eliminato per sempre, e chi ne
        ha copiato l’indirizzo non lo trova più.
      </p>
      {places.data && isUsed && (
        <Consent places={places.data} given={consents} isMissing={hasTried} onGive={setConsents} />
      )}
    </ConfirmDialog>
  );
};

import { Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { Media } from '#shared/media.schema.ts';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { MediaAddress } from './media-address.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaPlaces } from './media-places.tsx';
import { MediaPreview } from './media-preview.tsx';
import { MediaTextFields } from './media-text-fields.tsx';
import { type MediaWrites, mediaFailures, useMediaWrites } from './media-writes.ts';
import { UnsavedTextsDialog } from './unsaved-texts-dialog.tsx';
import { mediaTextFields, useMediaForm } from './use-media-form.ts';

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
      <SaveTrouble conflict={conflict} failure={failure} />
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

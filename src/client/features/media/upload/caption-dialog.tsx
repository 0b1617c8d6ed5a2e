import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { LeaveQuestionDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { CAPTION_MAX } from '#shared/media/caption-length.ts';
import type { Media } from '#shared/media/media.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';

/** Shown if the server sent no message. */
const SAVE_FAILURE = 'Errore nel salvataggio della didascalia';

const Preview = ({ media }: { media: Media }) => (
  <figure className="grid justify-items-center gap-1.5">
    {media.picture && (
      <PictureImage
        picture={{ ...media.picture, alt: '' }}
        sizes="(width >= 32rem) 29rem, 92vw"
        priority
        className="h-auto max-h-[28dvh] md:max-h-[40dvh] w-auto max-w-full rounded-field bg-sand-100"
      />
    )}
    <figcaption className="max-w-full truncate text-xs text-ink-soft">{media.name}</figcaption>
  </figure>
);

type CaptionDialogProps = {
  /** At least one, in the order of the questions. */
  pictures: readonly Media[];
  /** Gets all pictures in their final state, with or without captions. */
  onClose: (pictures: Media[]) => void;
};

/** The current picture, the typed caption, and the captions saved so far. */
const useCaptions = ({ pictures, onClose }: CaptionDialogProps) => {
  const update = trpc.media.update.useMutation();
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState(pictures[0]?.caption ?? '');
  const [saved, setSaved] = useState<readonly Media[]>([]);

  const finish = (captioned = saved): void => {
    if (captioned.length > 0) {
      toastSuccess(
        captioned.length === 1 ? 'Didascalia salvata.' : `${captioned.length} didascalie salvate.`,
      );
    }
    onClose(pictures.map((one) => captioned.find(({ id }) => id === one.id) ?? one));
  };
  const goOn = (captioned = saved): void => {
    update.reset();
    setTyped(pictures[place + 1]?.caption ?? '');
    setSaved(captioned);
    if (place + 1 < pictures.length) setPlace(place + 1);
    else finish(captioned);
  };
  const save = async ({ id, version }: Media): Promise<void> => {
    const captioned = await update
      .mutateAsync({ id, seenVersion: version, caption: typed })
      .catch(() => null);
    if (captioned) goOn([...saved, captioned]);
  };
  return { place, media: pictures[place], typed, setTyped, update, finish, goOn, save };
};

/** Asks for the captions of pictures, one after the other; each may be skipped. */
export const CaptionDialog = (props: CaptionDialogProps) => {
  const { place, media, typed, setTyped, update, finish, goOn, save } = useCaptions(props);
  const isTyped = media !== undefined && typed.trim() !== media.caption;
  const { leave, question } = useLeaveGuard(isTyped);
  const formId = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const count = props.pictures.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture begins with its field
  useEffect(() => fieldRef.current?.focus(), [place]);
  if (!media) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    if (isTyped) void save(media);
    else goOn();
  };
  const isLast = place + 1 === count;
  const close = () => leave(() => finish());
  return (
    <Dialog
      open
      onClose={close}
      title={count === 1 ? 'Didascalia' : `Didascalie: ${place + 1} di ${count}`}
      footer={
        <>
          {!isLast && (
            <Button variant="quiet" className="mr-auto -ml-3 px-3" onClick={close}>
              Salta tutte
            </Button>
          )}
          <Button variant="secondary" disabled={update.isPending || isTyped} onClick={() => goOn()}>
            Salta
          </Button>
          <Button type="submit" form={formId} busy={update.isPending}>
            {isLast ? 'Salva' : 'Avanti'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Preview media={media} />
        <TextArea
          key={media.id}
          ref={fieldRef}
          label={
            <>
              Che cosa si vede?
              {count > 1 && <span className="sr-only">{` Foto ${place + 1} di ${count}`}</span>}
            </>
          }
          hint="In una frase: sta sotto la foto, e la sente chi non può vederla."
          required={false}
          rows={2}
          autoComplete="off"
          enterKeyHint={isLast ? 'done' : 'next'}
          maxLength={CAPTION_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          error={update.error ? errorText(update.error, SAVE_FAILURE) : undefined}
        />
      </form>
      <LeaveQuestionDialog {...question}>
        <p>La didascalia che hai scritto andrà persa.</p>
      </LeaveQuestionDialog>
    </Dialog>
  );
};

/** Changes the caption of a picture where it is shown; `onChanged` gets the picture with its new one. */
export const useCaptioning = (onChanged: (picture: Picture) => void = () => undefined) => {
  const { media } = trpc.useUtils();
  const [opened, setOpened] = useState<Media | null>(null);
  const open = async (url: string): Promise<void> => {
    const fileName = uploadedFileName(url) ?? undefined;
    const found = await media.page.fetch({ page: 1, limit: 1, fileName }, { staleTime: 0 });
    setOpened(found.items[0] ?? null);
  };
  const close = ([captioned]: Media[]) => {
    setOpened(null);
    if (captioned?.picture) onChanged(captioned.picture);
  };
  return {
    open: (url: string) => void open(url).catch(() => undefined),
    dialog: opened && <CaptionDialog pictures={[opened]} onClose={close} />,
  };
};

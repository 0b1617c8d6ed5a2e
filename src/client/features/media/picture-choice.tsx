import clsx from 'clsx';
import { ImageOff, ImagePlus } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FieldError, type FieldLabels, useFieldControl } from '#client/ui/field.tsx';
import type { Media } from '#shared/media/media.schema.ts';
import { MediaPickerDialog } from './picker/media-picker-dialog.tsx';

/** Icons are contained in a square, photographs cover a wider box. */
type PictureShape = 'photo' | 'icon';

type ChosenPictureProps = {
  /** Empty if none is chosen. */
  url: string;
  shape: PictureShape;
};

const Content = ({ url, shape }: ChosenPictureProps) => {
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  if (!url) {
    return (
      <>
        <ImagePlus aria-hidden className="size-8 stroke-[1.5]" />
        <span className="sr-only">Nessuna immagine scelta</span>
      </>
    );
  }
  if (missingUrl === url) {
    return (
      <span className="grid justify-items-center gap-1 px-2 text-center text-xs">
        <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
        Immagine non trovata
      </span>
    );
  }
  return (
    <img
      src={url}
      alt="Immagine scelta"
      className={clsx('size-full', shape === 'icon' ? 'object-contain p-3' : 'object-cover')}
      onError={() => setMissingUrl(url)}
    />
  );
};

const ChosenPicture = ({ url, shape }: ChosenPictureProps) => (
  <div
    className={clsx(
      'grid shrink-0 place-items-center overflow-hidden rounded-field border text-ink-soft',
      shape === 'icon' ? 'size-24' : 'aspect-4/3 w-48 max-w-full',
      url ? 'border-sand-200 bg-sand-100' : 'border-dashed border-field bg-white',
    )}
  >
    <Content url={url} shape={shape} />
  </div>
);

type PictureChoiceProps = FieldLabels & {
  label: string;
  /** Empty if none is chosen. */
  url: string;
  /** Accepted file extensions, separated by commas: 'jpg,jpeg,png,gif'. */
  formats: string;
  onPick: (media: Media) => void;
  /** Without it the picture can be replaced, but not removed. */
  onRemove?: () => void;
  /** The button has lost the focus, or the library was closed. */
  onBlur?: () => void;
  /** The button, so that a form can focus an invalid field. */
  ref?: Ref<HTMLElement>;
  shape?: PictureShape;
  className?: string;
};

type ChoiceButtonsProps = Pick<PictureChoiceProps, 'url' | 'onRemove' | 'onBlur' | 'ref'> & {
  describedBy: string;
  onOpen: () => void;
};

const ChoiceButtons = ({ url, describedBy, onOpen, onRemove, onBlur, ref }: ChoiceButtonsProps) => {
  const boxRef = useRef<HTMLDivElement>(null);
  const remove = () => {
    onRemove?.();
    // This button disappears with the picture.
    boxRef.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={boxRef} className="flex flex-wrap gap-2">
      <Button
        ref={ref as Ref<HTMLButtonElement>}
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy || undefined}
        onClick={onOpen}
        onBlur={onBlur}
      >
        {url ? 'Cambia' : 'Scegli'}
      </Button>
      {url && onRemove && (
        <Button variant="quiet" size="small" onClick={remove}>
          Togli
        </Button>
      )}
    </div>
  );
};

export const PictureChoice = (props: PictureChoiceProps) => {
  const { label, hint, error, required, url, formats, onPick, onBlur, shape = 'photo' } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { hintId, errorId } = useFieldControl({ hint, error, required });
  const close = () => {
    setIsOpen(false);
    onBlur?.();
  };
  return (
    <fieldset className={clsx('min-w-0', props.className)}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (facoltativo)</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ChosenPicture url={url} shape={shape} />
        <ChoiceButtons
          {...props}
          describedBy={clsx(hintId, error && errorId)}
          onOpen={() => setIsOpen(true)}
          onBlur={() => !isOpen && onBlur?.()}
        />
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      <MediaPickerDialog
        open={isOpen}
        onClose={close}
        title={label}
        formats={formats}
        mode={{ kind: 'one', onPick }}
        asksCaptions={shape !== 'icon'}
      />
    </fieldset>
  );
};

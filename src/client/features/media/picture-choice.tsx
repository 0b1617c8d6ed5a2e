import clsx from 'clsx';
import { ImageOff, ImagePlus } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FieldError, type FieldLabels, useFieldControl } from '#client/ui/field.tsx';
import type { Media } from '#shared/media.schema.ts';
import { MediaPickerDialog } from './picker/media-picker-dialog.tsx';

/** Icons are shown whole, in a square; photographs fill a wide place. */
type PictureShape = 'photo' | 'icon';

type ChosenPictureProps = {
  /** Empty where none is chosen. */
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

/** The picture that a field has, or the place for it. */
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
  /** The address of the chosen picture; empty where none is chosen. */
  url: string;
  /** The endings that the field takes, separated by commas: 'jpg,jpeg,png,gif'. */
  formats: string;
  /** The caller keeps what it needs: the file's address or its name. */
  onPick: (media: Media) => void;
  /** Without it the picture can be changed, not taken away. */
  onRemove?: () => void;
  /** The field was left, or the library was closed. */
  onBlur?: () => void;
  /** The button that chooses, so that a form can give a wrong field the focus. */
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
    // This button goes with the picture.
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

/** A field whose value is a picture of the media library. */
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
      />
    </fieldset>
  );
};

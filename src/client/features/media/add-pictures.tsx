import { ImagePlus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Media } from '#shared/media/media.schema.ts';
import { mimeTypesOf } from './media-labels.ts';
import { MediaPickerDialog } from './picker/media-picker-dialog.tsx';
import { acceptedTypes } from './upload/check-file.ts';
import { UploadButton } from './upload/upload-button.tsx';

type AddPicturesProps = {
  /** Of the dialog. */
  title: string;
  /** Accepted file extensions, separated by commas: 'jpg,jpeg,png,gif'. */
  formats: string;
  /** File names that the field already has. */
  chosen: readonly string[];
  onPick: (media: Media[]) => void;
  /** The library was closed. */
  onBlur?: () => void;
  /** The button that opens the library, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  describedBy?: string | undefined;
};

/** Adds pictures to a field: from the device in one step, or from the library. */
export const AddPictures = (props: AddPicturesProps) => {
  const { title, formats, chosen, onPick, onBlur, ref, describedBy } = props;
  /** The files for the open library; null while it is closed. */
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const close = () => {
    setFiles(null);
    onBlur?.();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <UploadButton
        accept={acceptedTypes(mimeTypesOf(formats))}
        multiple
        variant="secondary"
        size="small"
        onFiles={setFiles}
      >
        Carica foto
      </UploadButton>
      <Button
        ref={ref}
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setFiles([])}
      >
        <ImagePlus aria-hidden className="size-4" />
        Scegli dalla libreria
      </Button>
      <MediaPickerDialog
        open={files !== null}
        onClose={close}
        title={title}
        formats={formats}
        mode={{ kind: 'several', chosen, onPick, files: files ?? [] }}
      />
    </div>
  );
};

import { Upload } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';

type UploadButtonProps = {
  /** Types that the device offers to choose from, as in the `accept` attribute. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'className'>;

/** Asks the device for files. */
export const UploadButton = ({
  accept,
  multiple,
  onFiles,
  children,
  ...look
}: UploadButtonProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          // The same file, mended, can be chosen again.
          input.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...look} onClick={() => inputRef.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {children}
      </Button>
    </>
  );
};

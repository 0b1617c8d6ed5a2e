import { Upload } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';

type UploadButtonProps = {
  /** The `accept` attribute. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'busy' | 'children' | 'className'>;

export const UploadButton = ({
  accept,
  multiple,
  onFiles,
  children,
  ...style
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
          // So that choosing the same file again fires `change`.
          input.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...style} onClick={() => inputRef.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {children}
      </Button>
    </>
  );
};

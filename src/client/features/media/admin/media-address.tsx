import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { copyText } from './copy-text.ts';

const COPY_FAILURE =
  "Il browser non permette di copiare: l'indirizzo è selezionato, copialo con Ctrl+C.";

/** Where the file is read, to be pasted elsewhere. */
export const MediaAddress = ({ url }: { url: string }) => {
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

import { Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextField } from './text-field.tsx';
import { toastSuccess } from './toasts.tsx';

const COPY_FAILURE =
  'Il browser non permette di copiare: l’indirizzo è selezionato, copialo con Ctrl+C.';

type CopyFieldProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  copyLabel: string;
  /** Distinguishes the button from others. */
  copyName?: string;
  /** The message after copying. */
  success: string;
};

/** A read-only address with a copy button. */
export const CopyField = (props: CopyFieldProps) => {
  const { label, hint, value, copyLabel, copyName, success } = props;
  const fieldRef = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const field = fieldRef.current;
    if (!field) return;
    const copied = await copyText(field);
    setHasFailed(!copied);
    if (copied) toastSuccess(success);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 [&>div>:not(input)]:col-span-full">
      <TextField
        ref={fieldRef}
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        error={hasFailed ? COPY_FAILURE : undefined}
        fieldClassName="contents"
        className="text-sm text-ink-soft"
      />
      <Button
        variant="secondary"
        className="col-start-2 row-start-2"
        aria-label={copyName}
        onClick={() => void copy()}
      >
        <Copy aria-hidden className="size-4" />
        {copyLabel}
      </Button>
    </div>
  );
};

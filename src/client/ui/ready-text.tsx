import { Copy, Mail } from 'lucide-react';
import { useRef } from 'react';
import { Button, buttonClass } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextArea } from './text-area.tsx';
import { toastSuccess } from './toasts.tsx';

type ReadyTextProps = { label: string; subject: string; text: string };

/** A text for someone else, to copy or to send with the reader's own mail program. */
export const ReadyText = ({ label, subject, text }: ReadyTextProps) => {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (fieldRef.current && (await copyText(fieldRef.current))) toastSuccess('Testo copiato.');
  };
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="grid gap-2">
      <TextArea ref={fieldRef} label={label} readOnly rows={4} value={text} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copia il testo
        </Button>
        <a href={mail} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Mail aria-hidden className="size-4" />
          Manda una mail
        </a>
      </div>
    </div>
  );
};

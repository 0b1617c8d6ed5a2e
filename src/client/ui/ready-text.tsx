import { Copy, Link2, Mail, MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { phoneDigits } from '#shared/bookings/phone-digits.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { tileClass } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextArea } from './text-area.tsx';
import { toastSuccess } from './toasts.tsx';

const COPY_FAILURE =
  'Il browser non permette di copiare: il testo è selezionato, copialo con Ctrl+C.';

export type ReadyTextProps = {
  label: string;
  hint?: string;
  /** Of the mail. */
  subject: string;
  text: string;
  /** The language of subject and text, unless it is Italian. */
  lang?: Locale;
  /** An address in the text that can be copied alone. */
  link?: string;
  /** Of its reader; without them WhatsApp and the mail program ask. */
  phone?: string | null;
  email?: string | null;
};

/** A text for someone else, with every way to send it. */
export const ReadyText = (props: ReadyTextProps) => {
  const { label, hint, subject, text, lang, link, phone, email } = props;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async (done: string, part?: string) => {
    if (!fieldRef.current) return;
    const copied = await copyText(fieldRef.current, part);
    setHasFailed(!copied);
    if (copied) toastSuccess(done);
  };
  const body = encodeURIComponent(text);
  return (
    <div className="grid gap-3">
      <TextArea
        ref={fieldRef}
        label={label}
        hint={hint}
        error={hasFailed ? COPY_FAILURE : undefined}
        readOnly
        rows={4}
        lang={lang}
        value={text}
      />
      <div className="grid grid-cols-2 gap-2">
        <a
          href={`https://wa.me/${phone ? phoneDigits(phone) : ''}?text=${body}`}
          target="_blank"
          rel="noreferrer"
          className={tileClass}
        >
          <MessageCircle aria-hidden className="size-5" />
          WhatsApp
        </a>
        <a
          href={`mailto:${email ?? ''}?subject=${encodeURIComponent(subject)}&body=${body}`}
          className={tileClass}
        >
          <Mail aria-hidden className="size-5" />
          Mail
        </a>
        <button type="button" className={tileClass} onClick={() => void copy('Testo copiato.')}>
          <Copy aria-hidden className="size-5" />
          Copia il testo
        </button>
        {link && (
          <button
            type="button"
            className={tileClass}
            onClick={() => void copy('Link copiato.', link)}
          >
            <Link2 aria-hidden className="size-5" />
            Copia il link
          </button>
        )}
      </div>
    </div>
  );
};

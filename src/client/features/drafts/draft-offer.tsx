import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatShortInstant } from '#shared/italian-dates.ts';
import { plainText } from '#shared/rich-text.ts';

type DraftOfferProps = {
  title: string;
  /** HTML. */
  content: string;
  writtenAt: string;
  /** What is saved has changed after this was typed. */
  isBehind: boolean;
  onDecide: (resumes: boolean) => void;
};

const SHOWN = 280;

/** Asked before the form opens: what was typed earlier, or what is saved. */
export const DraftOffer = (props: DraftOfferProps) => {
  const { title, content, writtenAt, isBehind, onDecide } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const text = plainText(content);
  return (
    <section className="mx-auto mt-[6vh] max-w-xl">
      <History aria-hidden className="size-9 stroke-[1.5] text-sea-600" />
      <h3 ref={titleRef} tabIndex={-1} className="mt-3 text-xl font-semibold">
        C'è una bozza non salvata del {formatShortInstant(writtenAt)}
      </h3>
      <p className="mt-2 text-ink-soft">
        {isBehind
          ? 'Nel frattempo quello che è salvato sul sito è cambiato: dove la bozza dice altro, salvandola vale la bozza.'
          : 'È rimasta su questo dispositivo. Si può riprendere da dove si era arrivati, oppure scartare: resta allora quello che è salvato sul sito.'}
      </p>
      <blockquote className="mt-4 rounded-card border border-sand-200 bg-sand-50 px-4 py-3">
        <p className="font-semibold wrap-anywhere">{title.trim() || 'Senza titolo'}</p>
        {text && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {text.slice(0, SHOWN)}
            {text.length > SHOWN && '…'}
          </p>
        )}
      </blockquote>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onDecide(true)}>Riprendi la bozza</Button>
        <Button variant="secondary" onClick={() => onDecide(false)}>
          Scarta
        </Button>
      </div>
    </section>
  );
};

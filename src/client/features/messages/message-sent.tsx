import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';

type MessageSentProps = { email: string; onStartAgain: () => void };

/** Takes the form's place once the message is on its way, and the focus with it. */
export const MessageSent = ({ email, onStartAgain }: MessageSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-10 stroke-[1.5] text-olive-700" />
      <h2 ref={heading} tabIndex={-1} className="font-serif text-3xl text-sea-700">
        Messaggio inviato con successo!
      </h2>
      <p>
        La risposta arriverà via email a <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button variant="secondary" onClick={onStartAgain} className="mt-2">
        Scrivi un altro messaggio
      </Button>
    </div>
  );
};

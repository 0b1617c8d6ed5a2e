import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ReadyText, type ReadyTextProps } from './ready-text.tsx';

const LABEL = 'Manda il link';

type SendLinkProps = Omit<ReadyTextProps, 'label'> & { link: string };

/** One button for all ways to send a link. */
export const SendLink = (props: SendLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Send aria-hidden className="size-4" />
        {LABEL}
      </Button>
      <Dialog open={isOpen} title={LABEL} onClose={() => setOpen(false)}>
        <ReadyText label="Messaggio" {...props} />
      </Dialog>
    </>
  );
};

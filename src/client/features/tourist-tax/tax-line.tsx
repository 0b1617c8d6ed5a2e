import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { TaxDialog } from './tax-dialog.tsx';
import { taxInWords } from './tax-words.ts';

/** A stay's tourist tax in one line, with its dialog; nothing while the site does not follow it. */
export const TaxLine = ({ bookingId }: { bookingId: number }) => {
  const { data } = trpc.touristTax.ofStay.useQuery({ id: bookingId }, liveQuery);
  const [isOpen, setOpen] = useState(false);
  if (!data?.isOn) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <span>
        Imposta di soggiorno: <span className="text-ink">{taxInWords(data)}</span>
      </span>
      <Button
        variant="quiet"
        size="small"
        className="-mr-4 max-sm:-ml-4"
        aria-label="Apri l’imposta di soggiorno"
        onClick={() => setOpen(true)}
      >
        Apri
      </Button>
      {isOpen && <TaxDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </p>
  );
};

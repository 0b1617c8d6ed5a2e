import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { MoneyDialog } from './money-dialog.tsx';

type MoneyButtonProps = {
  bookingId: number;
  id?: string;
  /** Whose money, where several such buttons are in sight. */
  whose?: string;
};

/** Opens the money of a stay. */
export const MoneyButton = ({ bookingId, id, whose }: MoneyButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        variant="secondary"
        size="small"
        aria-label={whose && `Soldi: ${whose}`}
        onClick={() => setOpen(true)}
      >
        Soldi
      </Button>
      {isOpen && <MoneyDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
};

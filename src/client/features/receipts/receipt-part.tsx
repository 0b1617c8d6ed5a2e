import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import type { Payment } from '#shared/money/account.ts';
import type { ReceiptNumber } from '#shared/receipts/receipts.schema.ts';
import { AnnulReceipt } from './annul-receipt.tsx';
import { GiveReceipt } from './give-receipt.tsx';
import { useReceiptFile } from './use-receipt-file.ts';

const Given = ({ receipt }: { receipt: ReceiptNumber }) => {
  const { download, failure } = useReceiptFile();
  const [isAnnulling, setAnnulling] = useState(false);
  const isAdmin = useSession().user?.role === 'ADMIN';
  const name = `${receipt.number}/${receipt.year}`;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Scarica la ricevuta ${name}`}
        onClick={() => void download(receipt)}
      >
        <Download aria-hidden className="size-4" />
        Ricevuta {name}
      </Button>
      {isAdmin && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Annulla la ricevuta ${name}`}
          onClick={() => setAnnulling(true)}
        >
          Annulla
        </Button>
      )}
      {failure && <span className="basis-full text-sm text-red-700">{failure}</span>}
      {isAnnulling && <AnnulReceipt receipt={receipt} onClose={() => setAnnulling(false)} />}
    </>
  );
};

type ReceiptPartProps = {
  payment: Pick<Payment, 'id' | 'amountCents' | 'method' | 'annulledAt' | 'receipt'>;
};

/** The receipt of a payment, or the button to give one. Nothing for what no guest paid. */
export const ReceiptPart = ({ payment }: ReceiptPartProps) => {
  const [isGiving, setGiving] = useState(false);
  const { id, amountCents, method, annulledAt, receipt } = payment;
  if (amountCents <= 0 || annulledAt !== null || method === 'PORTAL') return null;
  return (
    <span className="-ml-2 flex flex-wrap items-center">
      {receipt ? (
        <Given receipt={receipt} />
      ) : (
        <Button variant="quiet" size="small" onClick={() => setGiving(true)}>
          <ReceiptText aria-hidden className="size-4" />
          Fai la ricevuta
        </Button>
      )}
      {isGiving && <GiveReceipt paymentId={id} onClose={() => setGiving(false)} />}
    </span>
  );
};

import { Download } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { Receipt } from '#shared/receipts/receipts.schema.ts';
import { useReceiptFile } from './use-receipt-file.ts';

/** As long as they are kept. */
const YEARS = 11;

const stateOf = ({ annuls, annulledBy }: Receipt): string => {
  if (annuls) return `annulla la ${annuls.number}/${annuls.year}`;
  return annulledBy ? `annullata dalla ${annulledBy.number}/${annulledBy.year}` : '';
};

const Row = ({ receipt }: { receipt: Receipt }) => {
  const { download, failure } = useReceiptFile();
  const { number, year, date, payerName, amountCents } = receipt;
  const details = [formatShortDay(date), formatEuro(amountCents), stateOf(receipt)];
  return (
    <li className="flex items-center gap-x-3 py-1">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold tabular-nums">
          {number}/{year}
        </span>{' '}
        · {payerName}
        <span className="block text-sm text-ink-soft">{details.filter(Boolean).join(' · ')}</span>
        {failure && <span className="block text-sm text-red-700">{failure}</span>}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={`PDF della ricevuta ${number}/${year}`}
        onClick={() => void download(receipt)}
      >
        <Download aria-hidden className="size-4" />
        PDF
      </Button>
    </li>
  );
};

/** The receipts of a year, folded: they are looked up when the accountant asks. */
export const ReceiptList = ({ thisYear }: { thisYear: number }) => {
  const [year, setYear] = useState(thisYear);
  const receipts = trpc.receipts.list.useQuery({ year });
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  return (
    <Folded title="Le ricevute date">
      <SelectField
        label="Anno"
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={({ target }) => setYear(Number(target.value))}
      />
      <div className="mt-3">
        <Loaded
          query={receipts}
          failure="Errore nel caricamento delle ricevute"
          skeleton={<Skeleton className="h-24" />}
        >
          {(given) =>
            given.length === 0 ? (
              <p className="text-ink-soft">Nel {year} nessuna.</p>
            ) : (
              <ul className="divide-y divide-sand-200">
                {given.map((receipt) => (
                  <Row key={receipt.id} receipt={receipt} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Folded>
  );
};

import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '#client/session/session.ts';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import type { DamageEntry, Payment } from '#shared/money/account.ts';
import { methodWords } from '#shared/money/money-words.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { AnnulDialog } from './annul-dialog.tsx';

type MoneyRowProps = {
  entry: Payment | DamageEntry;
  what: 'payment' | 'damage';
  /** Before the way: 'Restituita'. */
  title?: string;
  /** Further actions on it. */
  children?: ReactNode;
};

/** A payment or a step of the damage deposit: day, way, words, sum. Administrators annul it. */
export const MoneyRow = ({ entry, what, title, children }: MoneyRowProps) => {
  const [isAnnulling, setAnnulling] = useState(false);
  const isAdmin = useSession().user?.role === 'ADMIN';
  const { id, date, amountCents, method, note, annulledAt, annulReason } = entry;
  const isRefund = amountCents < 0;
  // The receipt is annulled first.
  const hasReceipt = 'receipt' in entry && entry.receipt !== null;
  const words = [title ?? (isRefund ? 'Restituito' : ''), methodWords[method]].filter(Boolean);
  const name = `${formatEuro(Math.abs(amountCents))} del ${formatShortDay(date)}`;
  return (
    <li className="flex min-h-11 items-start gap-3 py-1.5">
      <span className={`min-w-0 grow ${annulledAt ? 'text-ink-soft' : ''}`}>
        <span className={annulledAt ? 'line-through' : ''}>
          {formatShortDay(date)} · {words.join(', ').toLowerCase()}
        </span>
        {note && <span className="block text-sm wrap-anywhere text-ink-soft">{note}</span>}
        {annulledAt && (
          <span className="block text-sm wrap-anywhere text-ink-soft">
            annullato{annulReason && `: ${annulReason}`}
          </span>
        )}
        {children}
      </span>
      <span
        className={`whitespace-nowrap tabular-nums ${annulledAt ? 'text-ink-soft line-through' : ''}`}
      >
        {formatEuro(amountCents)}
      </span>
      {isAdmin && !annulledAt && !hasReceipt && (
        <span className="-my-1.5 -mr-2">
          <MoreMenu label={`Altro su ${name}`}>
            <MenuItem isDanger onClick={() => setAnnulling(true)}>
              <Ban aria-hidden />
              Annulla
            </MenuItem>
          </MoreMenu>
        </span>
      )}
      {isAnnulling && (
        <AnnulDialog what={what} id={id} name={name} onClose={() => setAnnulling(false)} />
      )}
    </li>
  );
};

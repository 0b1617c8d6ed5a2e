import { Link } from '@tanstack/react-router';
import { Notice } from '#client/ui/notice.tsx';
import { formatEuro } from '#shared/prices/money.ts';

/** The price list names another sum than the rule of today. */
export const OtherList = ({ cents }: { cents: number | null }) =>
  cents !== null && (
    <Notice tone="info" title={`Nel listino i visitatori leggono ${formatEuro(cents)}`}>
      La regola di oggi dice un’altra somma.{' '}
      <Link to="/admin/prices" className="font-semibold underline underline-offset-2">
        Correggi il listino
      </Link>
      , oppure la regola.
    </Notice>
  );

import { Link } from '@tanstack/react-router';
import { Notice } from '#client/ui/notice.tsx';
import { formatEuro } from '#shared/prices/money.ts';
import type { TaxSettings } from '#shared/tourist-tax/tourist-tax.schema.ts';

type OtherListProps = { settings: Pick<TaxSettings, 'kind' | 'otherListCents'> };

/** The price list names another tourist tax than the settings. */
export const OtherList = ({ settings: { kind, otherListCents: cents } }: OtherListProps) =>
  cents !== null && (
    <Notice
      tone="info"
      title={`Nel listino i visitatori leggono ${formatEuro(cents)} di tassa di soggiorno`}
    >
      {kind === 'fee'
        ? 'Dove c’è il contributo di sbarco, di solito non c’è l’imposta di soggiorno.'
        : 'La regola di oggi dice un’altra somma.'}{' '}
      <Link to="/admin/prices" className="font-semibold underline underline-offset-2">
        Correggi il listino
      </Link>
      , se serve.
    </Notice>
  );

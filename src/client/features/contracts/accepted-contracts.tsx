import { Download } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadBase64 } from '#client/ui/download-file.ts';
import { Folded } from '#client/ui/folded.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { formatShortInstant } from '#shared/languages/italian-dates.ts';

/** What the guest of a stay accepted, with its PDF; nothing while the owners do not ask. */
export const AcceptedContracts = ({ bookingId }: { bookingId: number }) => {
  const { contracts } = trpc.useUtils();
  const { data } = trpc.contracts.ofStay.useQuery({ id: bookingId }, liveQuery);
  const [failure, setFailure] = useState<string | null>(null);
  if (!data || (!data.isOn && data.acceptances.length === 0)) return null;
  const download = (id: number) =>
    contracts.file.fetch({ id }).then(
      (pdf) => {
        setFailure(null);
        downloadBase64(`contratto-${bookingId}.pdf`, pdf, 'application/pdf');
      },
      (error: unknown) => setFailure(errorText(error, 'Il contratto non si è scaricato')),
    );
  return (
    <Folded title="Il contratto">
      {data.acceptances.length === 0 && <p className="text-ink-soft">Non ancora accettato.</p>}
      <ul>
        {data.acceptances.map(({ id, acceptedAt, name, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow wrap-anywhere">
              Accettato da {name}, {formatShortInstant(acceptedAt)}
              {!isCurrent && ' (con altre date, ospiti o prezzo)'}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`PDF del contratto accettato il ${formatShortInstant(acceptedAt)}`}
              onClick={() => void download(id)}
            >
              <Download aria-hidden className="size-4" />
              PDF
            </Button>
          </li>
        ))}
      </ul>
      {failure && <p className="text-sm text-red-700">{failure}</p>}
    </Folded>
  );
};

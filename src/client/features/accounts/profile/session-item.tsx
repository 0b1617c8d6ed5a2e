import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { OwnSession } from '#shared/accounts.schema.ts';
import { formatInstant } from '#shared/italian-dates.ts';

type SessionItemProps = {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
  /** It is gone, and the focus with it. */
  onFocusLost: () => void;
};

export const SessionItem = ({ session, busy, onEnd, onFocusLost }: SessionItemProps) => {
  const ref = useFocusLoss<HTMLLIElement>(onFocusLost);
  const device = session.device || 'Dispositivo sconosciuto';
  return (
    <li
      ref={ref}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 text-sm text-ink-soft">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold [overflow-wrap:anywhere] text-ink">
          {device}
          {session.current && <Badge tone="confirmed">questa sessione</Badge>}
        </p>
        <p>Aperta il {formatInstant(session.createdAt)}</p>
        {!session.current && <p>Usata l’ultima volta il {formatInstant(session.lastUsedAt)}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={session.current ? 'Chiudi questa sessione' : `Chiudi la sessione: ${device}`}
        onClick={onEnd}
      >
        Chiudi
      </Button>
    </li>
  );
};

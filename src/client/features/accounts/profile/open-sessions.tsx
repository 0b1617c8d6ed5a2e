import { useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { OwnSession } from '#shared/accounts.schema.ts';
import { EndOwnSessionDialog } from './end-own-session-dialog.tsx';
import { SessionItem } from './session-item.tsx';
import { sortSessions } from './sort-sessions.ts';
import { useSessionEnds } from './use-session-ends.ts';

/** More than these are shown on demand. */
const SHOWN_AT_FIRST = 5;

type OpenSessionsProps = { sessions: readonly OwnSession[]; onFocusLost: () => void };

type ListActionsProps = {
  count: number;
  endOthers: { isPending: boolean; mutate: () => void };
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
  onFocusLost: () => void;
};

const ListActions = (props: ListActionsProps) => {
  const { count, endOthers, showsAll, onShowAll, onFocusLost } = props;
  const ref = useFocusLoss<HTMLDivElement>(onFocusLost);
  return (
    <div ref={ref} className="flex flex-wrap gap-3">
      <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
        Chiudi tutte le altre
      </Button>
      {count > SHOWN_AT_FIRST && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => onShowAll(!showsAll)}>
          {showsAll ? 'Mostra meno' : `Mostra tutte (${count})`}
        </Button>
      )}
    </div>
  );
};

export const OpenSessions = ({ sessions, onFocusLost }: OpenSessionsProps) => {
  const { end, endOthers } = useSessionEnds();
  const [showsAll, setShowsAll] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const sorted = sortSessions(sessions);
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN_AT_FIRST);
  const failed = [end, endOthers].find(({ isError }) => isError);

  const endOne = ({ id, current }: OwnSession) => {
    if (current) setLeaving(true);
    else if (!end.isPending) end.mutate({ id });
  };

  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-sand-200">
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.id === session.id}
            onEnd={() => endOne(session)}
            onFocusLost={onFocusLost}
          />
        ))}
      </ul>
      {failed && (
        <Notice tone="error">
          {errorText(failed.error, 'Errore nella chiusura della sessione')}
        </Notice>
      )}
      {sorted.length > 1 && (
        <ListActions
          count={sorted.length}
          endOthers={endOthers}
          showsAll={showsAll}
          onShowAll={setShowsAll}
          onFocusLost={onFocusLost}
        />
      )}
      <EndOwnSessionDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
};

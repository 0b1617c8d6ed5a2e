import { useState } from 'react';
import { useLogout } from '#client/session/use-logout.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { OwnSession } from '#shared/accounts/accounts.schema.ts';
import { ProfileListItem } from './profile-list-item.tsx';

/** The current session first, then the most recently used. */
const sortSessions = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.current) - Number(a.current) ||
      b.lastUsedAt.localeCompare(a.lastUsedAt) ||
      b.id - a.id,
  );

type EndOwnSessionDialogProps = { open: boolean; onClose: () => void };

/** Ending the current session means logging out. */
const EndOwnSessionDialog = ({ open, onClose }: EndOwnSessionDialogProps) => {
  const { t } = useLanguage();
  const { logout, busy } = useLogout();
  return (
    <ConfirmDialog
      open={open}
      title={t('profile.sessionEndTitle')}
      confirmLabel={t('common.logOut')}
      busy={busy}
      onConfirm={logout}
      onClose={onClose}
    >
      <p>{t('profile.sessionEndText')}</p>
    </ConfirmDialog>
  );
};

type SessionItemProps = {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
  /** The focused row was removed. */
  onFocusLost: () => void;
};

const SessionItem = ({ session, busy, onEnd, onFocusLost }: SessionItemProps) => {
  const { t, formatInstant } = useLanguage();
  const device = session.device || t('profile.deviceUnknown');
  return (
    <ProfileListItem
      onFocusLost={onFocusLost}
      about={
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold [overflow-wrap:anywhere] text-ink">
            {device}
            {session.current && <Badge tone="confirmed">{t('profile.sessionCurrent')}</Badge>}
          </p>
          <p>{t('profile.sessionOpened', { when: formatInstant(session.createdAt) })}</p>
          {!session.current && (
            <p>{t('profile.lastUsed', { when: formatInstant(session.lastUsedAt) })}</p>
          )}
        </>
      }
    >
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={
          session.current ? t('profile.sessionEndThis') : t('profile.sessionEndOther', { device })
        }
        onClick={onEnd}
      >
        {t('profile.sessionEnd')}
      </Button>
    </ProfileListItem>
  );
};

const INITIALLY_SHOWN = 5;

type ListActionsProps = {
  count: number;
  endOthers: { isPending: boolean; mutate: () => void };
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
  onFocusLost: () => void;
};

const ListActions = (props: ListActionsProps) => {
  const { count, endOthers, showsAll, onShowAll, onFocusLost } = props;
  const { t } = useLanguage();
  const ref = useFocusLoss<HTMLDivElement>(onFocusLost);
  return (
    <div ref={ref} className="flex flex-wrap gap-3">
      <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
        {t('profile.sessionEndOthers')}
      </Button>
      {count > INITIALLY_SHOWN && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => onShowAll(!showsAll)}>
          {showsAll ? t('profile.showLess') : t('profile.showAll', { count })}
        </Button>
      )}
    </div>
  );
};

type OpenSessionsProps = { sessions: readonly OwnSession[]; onFocusLost: () => void };

const OpenSessions = ({ sessions, onFocusLost }: OpenSessionsProps) => {
  const { t } = useLanguage();
  const end = trpc.sessions.end.useMutation({ meta: { success: serverMessage } });
  const endOthers = trpc.sessions.endOthers.useMutation({ meta: { success: serverMessage } });
  const [showsAll, setShowsAll] = useState(false);
  const [confirmingLogout, setConfirmingLogout] = useState(false);
  const sorted = sortSessions(sessions);
  const shown = showsAll ? sorted : sorted.slice(0, INITIALLY_SHOWN);
  const failed = [end, endOthers].find(({ isError }) => isError);

  const endOne = ({ id, current }: OwnSession) => {
    if (current) setConfirmingLogout(true);
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
        <Notice tone="error">{errorText(failed.error, t('profile.sessionEndFailed'))}</Notice>
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
      <EndOwnSessionDialog open={confirmingLogout} onClose={() => setConfirmingLogout(false)} />
    </div>
  );
};

/** Calls `onFocusLost` when the focused row or button disappears. */
export const SessionsList = ({ onFocusLost }: { onFocusLost: () => void }) => {
  const { t } = useLanguage();
  const sessions = trpc.sessions.list.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Loaded
      query={sessions}
      failure={t('profile.sessionsFailed')}
      skeleton={<Skeleton className="h-24" />}
    >
      {(open) => <OpenSessions sessions={open} onFocusLost={onFocusLost} />}
    </Loaded>
  );
};

import { useEffect, useRef } from 'react';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { BackupStatus } from '#shared/backups.schema.ts';

/** Somebody else's restore ends this session: whoever looked on is told why the login comes. */
export const useRestoredElsewhere = (
  status: BackupStatus | undefined,
  error: unknown,
  isOwn: boolean,
): void => {
  const isTold = useRef(false);
  const isOver =
    !isOwn &&
    status?.operation?.kind === 'restore' &&
    apiErrorOf(error)?.code === 'UNAUTHENTICATED';
  useEffect(() => {
    if (!isOver || isTold.current) return;
    isTold.current = true;
    toastSuccess('Il sito è stato ripristinato da un backup: accedi di nuovo.');
  }, [isOver]);
};

import { useEffect, useRef } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import type { BackupStatus } from '#shared/backups.schema.ts';

const WHILE_RUNNING_MS = 1000;
/** During a restore the server may be unreachable for a moment. */
const AFTER_ERROR_MS = 2000;
const IDLE_MS = 30_000;

type QueryState = { data: BackupStatus | undefined; status: string };

const pollInterval = ({ data, status }: QueryState, isExpected: boolean): number => {
  if (isExpected || data?.operation) return WHILE_RUNNING_MS;
  return status === 'error' ? AFTER_ERROR_MS : IDLE_MS;
};

/** Polls the status. Pass `isExpected` while this page has started an operation itself. */
export const useBackupStatus = ({ isExpected = false, enabled = true } = {}) =>
  trpc.backups.status.useQuery(undefined, {
    ...liveQuery,
    enabled,
    refetchInterval: (query) => pollInterval(query.state, isExpected),
  });

/** Refetches the list after an operation, also if another administrator started it. */
export const useRefreshAfterOperation = (status: BackupStatus | undefined): void => {
  const utils = trpc.useUtils();
  const wasRunning = useRef(false);
  const isRunning = status ? status.operation !== null : null;
  useEffect(() => {
    if (isRunning === null) return;
    if (wasRunning.current && !isRunning) void utils.backups.list.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
};

import { useEffect, useRef } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import type { BackupStatus } from '#shared/backups.schema.ts';

const WHILE_RUNNING_MS = 1000;
/** While a restore puts the data back, the server may answer nothing for a moment. */
const WHILE_SILENT_MS = 2000;
const AT_REST_MS = 30_000;

type Asked = { data: BackupStatus | undefined; status: string };

const pause = ({ data, status }: Asked, isExpected: boolean): number => {
  if (isExpected || data?.operation) return WHILE_RUNNING_MS;
  return status === 'error' ? WHILE_SILENT_MS : AT_REST_MS;
};

/** What is going on, whoever began it; `isExpected` while this page waits for something of its own. */
export const useBackupStatus = (isExpected = false) =>
  trpc.backups.status.useQuery(undefined, {
    ...liveQuery,
    refetchInterval: (query) => pause(query.state, isExpected),
  });

/** When an operation that somebody else began is over, the list is no longer what it was. */
export const useListAfterOperation = (status: BackupStatus | undefined): void => {
  const utils = trpc.useUtils();
  const wasRunning = useRef(false);
  const isRunning = status ? status.operation !== null : null;
  useEffect(() => {
    if (isRunning === null) return;
    if (wasRunning.current && !isRunning) void utils.backups.list.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
};

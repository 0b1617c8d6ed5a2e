import { trpc } from '#client/trpc.ts';
import { downloadFile } from '#client/ui/download-file.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { StatisticsDays } from '#shared/statistics/statistics.schema.ts';

/** Downloads the file for these days. */
export const useStatisticsFile = ({ from, to }: StatisticsDays) => {
  const file = trpc.statistics.file.useQuery({ from, to }, { enabled: false, gcTime: 0 });
  const download = async () => {
    const { data } = await file.refetch();
    if (data === undefined) return;
    const days = from === to ? from : `${from}_${to}`;
    downloadFile(`movimenti-${days}.xml`, data, 'application/xml');
    toastSuccess('File pronto: lo trovi tra i download.');
  };
  return { download: () => void download(), isBusy: file.isFetching, error: file.error };
};

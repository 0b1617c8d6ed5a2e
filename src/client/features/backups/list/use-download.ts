import { backupFailures } from '#client/features/backups/backup-failures.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import type { Backup } from '#shared/backups.schema.ts';

/** A link that is good once; following it downloads, and leaves the page where it is. */
export const useDownload = () => {
  const link = trpc.backups.downloadLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return {
    /** Whose link is asked for. */
    id: link.isPending ? link.variables.id : null,
    failure: link.isError ? errorText(link.error, backupFailures.download) : null,
    start: ({ id }: Backup): void => {
      if (!link.isPending) link.mutate({ id });
    },
  };
};

import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { backupFailures } from './backup-failures.ts';

/** Leaves the site for Google's consent page. */
export const ConnectDriveButton = ({ label }: { label: string }) => {
  const connect = trpc.backups.connectDrive.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="grid gap-3">
      {connect.isError && (
        <Notice tone="error">{errorText(connect.error, backupFailures.drive)}</Notice>
      )}
      <Button
        variant="secondary"
        size="small"
        busy={connect.isPending}
        onClick={() => connect.mutate()}
        className="justify-self-start"
      >
        {label}
      </Button>
    </div>
  );
};

import { ServerShell } from '#client/ui/server-shell.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ScriptNeeded } from './script-needed.tsx';

type AccountShellProps = { title: string; lead: string; scriptNeededTo: string };

/** What the server draws of a screen that a mail's link opens: nothing of the link. */
export const AccountShell = ({ title, lead, scriptNeededTo }: AccountShellProps) => (
  <ServerShell>
    <AccountFrame title={title} lead={lead}>
      <ScriptNeeded to={scriptNeededTo} />
      <div className="noscript:hidden">
        <Skeleton className="h-40" />
      </div>
    </AccountFrame>
  </ServerShell>
);

import { Menu, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useModalDialog } from '#client/ui/dialog.tsx';
import type { User } from '#shared/accounts.schema.ts';
import { FrameFoot } from './frame-foot.tsx';
import { NavigationList } from './navigation-list.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

const iconButtonClass = 'grid size-11 place-items-center rounded-full hover:bg-sand-100';

type NavigationDrawerProps = { user: User; counts: WaitingCounts };

/** The side navigation of a phone, behind a button. */
export const NavigationDrawer = ({ user, counts }: NavigationDrawerProps) => {
  const [open, setOpen] = useState(false);
  const ref = useModalDialog(open);
  const close = () => setOpen(false);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <>
      <button
        type="button"
        aria-label="Apri il menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={iconButtonClass}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label="Menu"
        onClose={close}
        onMouseDown={closeOnBackdrop}
        className="dialog m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-white text-ink shadow-float"
      >
        <div className="flex h-full flex-col p-3">
          <button type="button" aria-label="Chiudi" onClick={close} className={iconButtonClass}>
            <X aria-hidden className="size-5" />
          </button>
          <div className="grow overflow-y-auto py-4">
            <NavigationList counts={counts} onNavigate={close} />
          </div>
          <FrameFoot user={user} />
        </div>
      </dialog>
    </>
  );
};

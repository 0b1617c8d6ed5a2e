import { Menu } from 'lucide-react';
import { useState } from 'react';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import type { User } from '#shared/accounts.schema.ts';
import { FrameFoot } from './frame-foot.tsx';
import { NavigationList } from './navigation-list.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

type NavigationDrawerProps = { user: User; counts: WaitingCounts };

/** The side navigation of a phone, behind a button. */
export const NavigationDrawer = ({ user, counts }: NavigationDrawerProps) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Apri il menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-full hover:bg-sand-100"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Modal
        open={open}
        onClose={close}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-white shadow-float"
      >
        <div className="flex h-full flex-col p-3">
          <CloseButton onClose={close} />
          <div className="grow overflow-y-auto py-4">
            <NavigationList counts={counts} onNavigate={close} />
          </div>
          <FrameFoot user={user} />
        </div>
      </Modal>
    </>
  );
};

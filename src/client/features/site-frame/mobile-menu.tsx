import { Menu } from 'lucide-react';
import { useState } from 'react';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuAddress } from './menu-address.ts';

type EntriesProps = { items: readonly MenuItem[]; onLeave: () => void; nested?: boolean };

const Entries = ({ items, onLeave, nested = false }: EntriesProps) => (
  <ul className={nested ? 'border-l border-sand-300 pl-4' : 'divide-y divide-sand-200'}>
    {items
      .filter((item) => item.showOnMobile)
      .map((item) => {
        const href = menuAddress(item);
        const className = nested
          ? 'flex min-h-11 items-center text-lg'
          : 'flex min-h-14 items-center font-serif text-2xl text-sea-700';
        return (
          <li key={item.id} className={nested ? undefined : 'py-1'}>
            {href ? (
              <SiteLink href={href} onClick={onLeave} className={className}>
                {item.label}
              </SiteLink>
            ) : (
              <p className={className}>{item.label}</p>
            )}
            {item.children.length > 0 && <Entries nested items={item.children} onLeave={onLeave} />}
          </li>
        );
      })}
  </ul>
);

type MobileMenuProps = { items: readonly MenuItem[]; siteName: string };

/** The menu of a phone: a drawer over the whole height. */
export const MobileMenu = ({ items, siteName }: MobileMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="md:hidden print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Apri il menu"
        onClick={() => setIsOpen(true)}
        className="-mr-2 grid size-12 place-items-center rounded-full noscript:hidden"
      >
        <Menu aria-hidden className="size-7" />
      </button>
      <a
        href="#pagine"
        className="hidden min-h-12 items-center font-semibold underline noscript:inline-flex"
      >
        Menu
      </a>
      <Modal
        open={isOpen}
        onClose={close}
        aria-label="Menu"
        className="dialog-side m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-sand-50 sm:max-w-sm"
      >
        <div className="flex min-h-full flex-col px-5 pb-10">
          <div className="flex min-h-18 items-center justify-between">
            <p className="font-serif text-xl text-sea-700">{siteName}</p>
            <CloseButton label="Chiudi il menu" onClose={close} className="-mr-2" />
          </div>
          <nav aria-label="Menu principale" className="mt-4">
            <Entries items={items} onLeave={close} />
          </nav>
        </div>
      </Modal>
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { useSession } from '#client/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { CloseButton } from '#client/ui/modal.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { MenuEntry } from './menu-entries.ts';

/** For visitors who are not logged in; others have the account menu in the header. */
const DrawerAccount = ({ onLeave }: { onLeave: () => void }) => {
  const { status } = useSession();
  const isHidden = useIsHidden();
  const { t } = useLanguage();
  if (status === 'member') return null;
  return (
    <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
      <Link to="/login" onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
        {t('common.login')}
      </Link>
      {!isHidden && (
        <Link to="/register" onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
          {t('common.register')}
        </Link>
      )}
    </div>
  );
};

type EntriesProps = { entries: readonly MenuEntry[]; onLeave: () => void; nested?: boolean };

const Entries = ({ entries, onLeave, nested = false }: EntriesProps) => {
  const className = nested
    ? 'flex min-h-11 items-center py-1 text-lg leading-snug'
    : 'flex min-h-14 items-center py-1 font-serif text-2xl text-sea-700';
  return (
    <ul className={nested ? 'border-l border-sand-300 pl-4' : 'divide-y divide-sand-200'}>
      {entries.map(({ id, href, label, lang, children }) => (
        <li key={id} className={nested ? undefined : 'py-1'}>
          {href ? (
            <SiteLink
              href={href}
              lang={lang}
              onClick={onLeave}
              // A link to a part of this page: only the app can close the drawer over it.
              data-keep-click={href.includes('#') || undefined}
              className={className}
            >
              {label}
            </SiteLink>
          ) : (
            <p lang={lang} className={className}>
              {label}
            </p>
          )}
          {children.length > 0 && <Entries nested entries={children} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  );
};

type MobileMenuProps = {
  entries: readonly MenuEntry[];
  siteName: string;
  /** Below the entries. */
  children: ReactNode;
};

const ID = 'menu';

/** A full-height drawer. Invoker commands open and close it, so that it works before hydration. */
export const MobileMenu = ({ entries, siteName, children }: MobileMenuProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useLanguage();
  const close = () => ref.current?.close();
  // For browsers without invoker commands. In the others the command finds the dialog open and does nothing.
  const open = () => ref.current?.open || ref.current?.showModal();
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('common.openMenu')}
        {...{ command: 'show-modal', commandfor: ID }}
        onClick={open}
        className="-mr-2 grid size-12 place-items-center rounded-full noscript:hidden"
      >
        <Menu aria-hidden className="size-7" />
      </button>
      <a
        href="#pagine"
        className="hidden min-h-12 items-center font-semibold underline noscript:inline-flex"
      >
        {t('common.menu')}
      </a>
      <dialog
        ref={ref}
        id={ID}
        aria-label={t('common.menu')}
        // The dialog has no padding, so only the backdrop is the event's own target.
        onMouseDown={(event) => event.target === event.currentTarget && close()}
        className="dialog dialog-side m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-sand-50 p-0 text-ink sm:max-w-sm"
      >
        <div className="flex min-h-full flex-col px-5 pb-10">
          <div className="sticky top-0 -mx-5 flex min-h-18 items-center justify-between gap-2 bg-sand-50 px-5">
            <p className="min-w-0 font-serif text-xl leading-tight text-sea-700">{siteName}</p>
            <CloseButton
              label={t('common.closeMenu')}
              onClose={close}
              dialogId={ID}
              className="-mr-2"
            />
          </div>
          <nav aria-label={t('common.mainMenu')} className="mt-4 wrap-anywhere">
            <Entries entries={entries} onLeave={close} />
          </nav>
          {children}
          <DrawerAccount onLeave={close} />
        </div>
      </dialog>
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { CloseButton } from '#client/ui/modal.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { MenuEntry } from './menu-entries.ts';

/** Members have the account menu in the header instead. */
const DrawerAccount = () => {
  const isHidden = useIsHidden();
  const { t } = useLanguage();
  return (
    <div className="mt-auto grid grid-cols-2 gap-3 pt-8 in-data-member:hidden">
      <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
        {t('common.login')}
      </Link>
      {!isHidden && (
        <Link to="/register" className={buttonClass({ variant: 'secondary' })}>
          {t('common.register')}
        </Link>
      )}
    </div>
  );
};

type EntriesProps = { entries: readonly MenuEntry[]; nested?: boolean };

export const DrawerEntries = ({ entries, nested = false }: EntriesProps) => {
  const className = nested
    ? 'flex min-h-11 items-center py-1 text-lg leading-snug'
    : 'flex min-h-14 items-center py-1 font-serif text-2xl text-sea-700';
  return (
    <ul className={nested ? 'border-l border-sand-300 pl-4' : 'divide-y divide-sand-200'}>
      {entries.map(({ id, href, label, lang, children }) => (
        <li key={id} className={nested ? undefined : 'py-1'}>
          {href ? (
            <SiteLink href={href} lang={lang} className={className}>
              {label}
            </SiteLink>
          ) : (
            <p lang={lang} className={className}>
              {label}
            </p>
          )}
          {children.length > 0 && <DrawerEntries nested entries={children} />}
        </li>
      ))}
    </ul>
  );
};

type MobileMenuProps = {
  entries: readonly MenuEntry[];
  siteName: string;
};

const ID = 'menu';

/** A full-height drawer, which invoker commands open and close; page/phone-menu.ts does the rest. */
export const MobileMenu = ({ entries, siteName }: MobileMenuProps) => {
  const { t } = useLanguage();
  return (
    <div className="-ml-12 md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('frame.openMenu')}
        {...{ command: 'show-modal', commandfor: ID }}
        className="-mr-2 grid size-12 place-items-center rounded-full noscript:hidden"
      >
        <Menu aria-hidden className="size-7" />
      </button>
      <a
        href="#pagine"
        className="hidden min-h-12 items-center font-semibold underline noscript:inline-flex"
      >
        {t('frame.menu')}
      </a>
      <dialog
        id={ID}
        aria-label={t('frame.menu')}
        className="dialog dialog-side m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-sand-50 p-0 text-ink sm:max-w-sm"
      >
        <div className="flex min-h-full flex-col px-5 pb-10">
          <div className="sticky top-0 -mx-5 flex min-h-18 items-center justify-between gap-2 bg-sand-50 px-5">
            <p className="min-w-0 font-serif text-xl leading-tight text-sea-700">{siteName}</p>
            <CloseButton label={t('frame.closeMenu')} dialogId={ID} className="-mr-2" />
          </div>
          <nav aria-label={t('frame.mainMenu')} className="mt-4 wrap-anywhere">
            <DrawerEntries entries={entries} />
          </nav>
          <DrawerAccount />
        </div>
      </dialog>
    </div>
  );
};

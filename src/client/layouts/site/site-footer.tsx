import clsx from 'clsx';
import { itemsFor } from '#client/features/menu/menu-bar/menu-entries.ts';
import { useProperty } from '#client/features/property/use-property.ts';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { useSiteName } from '#client/features/site-settings/use-site-name.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import { type FootLink, footGroups } from './foot-groups.ts';
import { LanguageLinks } from './language-links.tsx';
import { MenuFailure } from './menu-failure.tsx';

type LinksProps = { labelledBy: string; links: readonly FootLink[] };

const Links = ({ labelledBy, links }: LinksProps) => (
  <ul aria-labelledby={labelledBy} className="mt-1">
    {links.map(({ href, label, lang, isForGuests }) => (
      <li key={href} className={clsx(isForGuests && 'in-data-member:hidden')}>
        <SiteLink
          href={href}
          lang={lang}
          className="inline-flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:underline"
        >
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);

const Pages = () => {
  const language = useLanguage();
  const { t } = language;
  const { data: menu = [], isError } = trpc.menu.list.useQuery(undefined, asRendered);
  const groups = footGroups(itemsFor(menu, null), language);
  return (
    <nav id="pagine" aria-label={t('common.pages')}>
      {isError && <MenuFailure />}
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 wrap-anywhere sm:grid-cols-3">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <p id={title} className="font-semibold text-sand-300">
              {t(title)}
            </p>
            <Links labelledBy={title} links={links} />
          </div>
        ))}
      </div>
    </nav>
  );
};

const Legal = () => {
  const { t } = useLanguage();
  const { address, nationalCode, regionalCode } = useProperty() ?? {};
  return (
    <>
      {address && <address className="mt-3 max-w-sm not-italic">{address}</address>}
      {nationalCode && (
        <p className="mt-3 max-w-sm text-sm">
          {t('frame.nationalCode')}{' '}
          <span className="wrap-anywhere tabular-nums">{nationalCode}</span>
        </p>
      )}
      {regionalCode && <p className="mt-1 max-w-sm text-sm wrap-anywhere">{regionalCode}</p>}
    </>
  );
};

export const SiteFooter = () => {
  const siteName = useSiteName();
  const isHidden = useIsHidden();
  return (
    <footer className="site-footer on-dark bg-sea-800 text-white">
      <div className="page-width grid gap-10 pt-12 md:grid-cols-[1.45fr_1.7fr] lg:grid-cols-[1fr_1.7fr]">
        <div>
          <p className="font-serif text-3xl">{siteName}</p>
          <Legal />
          <LanguageLinks
            className="-mx-1.5 mt-5 flex flex-wrap gap-x-1"
            linkClassName="inline-flex min-h-11 items-center gap-1 px-1.5 underline-offset-4 hover:underline aria-[current]:font-semibold"
          />
        </div>
        {!isHidden && <Pages />}
      </div>
    </footer>
  );
};

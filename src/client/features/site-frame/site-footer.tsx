import { trpc } from '#client/trpc.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuAddress } from './menu-address.ts';
import { itemsFor } from './menu-entries.ts';

type FooterLink = { href: string; label: string };

const PRIVACY: FooterLink = { href: '/pages/informativa-privacy', label: 'Informativa privacy' };

const linksOf = (items: readonly MenuItem[]): FooterLink[] =>
  items.flatMap((item) => {
    const href = menuAddress(item);
    return [...(href ? [{ href, label: item.label }] : []), ...linksOf(item.children)];
  });

/** Every page of the visitor's menu once, and the privacy page even where the menu leaves it out. */
const footerLinks = (menu: readonly MenuItem[]): FooterLink[] => {
  const links = [...linksOf(itemsFor(menu, null)), PRIVACY];
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
};

export const SiteFooter = () => {
  const [menu] = trpc.menu.list.useSuspenseQuery();
  const [{ siteName }] = trpc.homepage.get.useSuspenseQuery();
  const [{ address, nationalCode }] = trpc.property.get.useSuspenseQuery();
  return (
    <footer className="on-dark bg-sea-800 pb-12 text-white">
      <div className="page-width grid gap-10 pt-14 md:grid-cols-[1.4fr_1fr]">
        <div>
          <p className="font-serif text-3xl">{siteName}</p>
          {address && <address className="mt-3 max-w-sm not-italic">{address}</address>}
          {nationalCode && (
            <p className="mt-3 text-sm">
              <abbr title="Codice Identificativo Nazionale" className="no-underline">
                CIN
              </abbr>{' '}
              <span className="tabular-nums">{nationalCode}</span>
            </p>
          )}
        </div>
        <nav id="pagine" aria-label="Pagine del sito">
          <ul className="grid grid-cols-2 gap-x-6 wrap-anywhere">
            {footerLinks(menu).map(({ href, label }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  className="inline-flex min-h-10 items-center py-1.5 leading-snug underline-offset-4 hover:underline"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
};

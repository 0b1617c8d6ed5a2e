import { ChevronDown } from 'lucide-react';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuAddress } from './menu-address.ts';

const entryClass =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-1.5 text-sm font-medium whitespace-nowrap lg:px-3 lg:text-base underline-offset-8 hover:underline';

const ownAddress = (item: MenuItem) => {
  const href = menuAddress(item);
  return href ? [{ id: item.id, href, label: item.label }] : [];
};

/** The entry's own address comes first in its list, since the button itself leads nowhere. */
const linksUnder = (item: MenuItem) => [
  ...ownAddress(item),
  ...item.children.filter((child) => child.showOnDesktop).flatMap(ownAddress),
];

const ParentEntry = ({ item }: { item: MenuItem }) => {
  const { open, close, panelId, root, trigger } = useDisclosure();
  return (
    <div {...root} className="relative">
      <button type="button" {...trigger} className={entryClass}>
        {item.label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute top-full left-0 mt-2 min-w-52 rounded-card border border-sand-200 bg-white p-2 text-ink shadow-float"
      >
        {linksUnder(item).map(({ id, href, label }) => (
          <li key={id}>
            <SiteLink
              href={href}
              onClick={close}
              className="flex min-h-11 items-center rounded-field px-3 hover:bg-sea-100"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Entry = ({ item }: { item: MenuItem }) => {
  const href = menuAddress(item);
  if (item.children.some((child) => child.showOnDesktop)) return <ParentEntry item={item} />;
  return href ? (
    <SiteLink href={href} className={entryClass}>
      {item.label}
    </SiteLink>
  ) : null;
};

export const DesktopMenu = ({ items }: { items: readonly MenuItem[] }) => (
  <nav aria-label="Menu principale" className="hidden md:block print:hidden">
    <ul className="flex flex-wrap items-center">
      {items
        .filter((item) => item.showOnDesktop)
        .map((item) => (
          <li key={item.id}>
            <Entry item={item} />
          </li>
        ))}
    </ul>
  </nav>
);

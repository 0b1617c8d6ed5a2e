import { SiteLink } from '#client/ui/site-link.tsx';
import type { MenuEntry } from './menu-entries.ts';

const lineClass = 'flex min-h-11 items-center rounded-field px-3 py-1.5 leading-snug';

type MenuLinksProps = {
  entries: readonly (MenuEntry & { className?: string | undefined })[];
  onLeave: () => void;
};

/** The entries of an open list and what hangs from them, level below level. */
export const MenuLinks = ({ entries, onLeave }: MenuLinksProps) => (
  <ul>
    {entries.map(({ id, href, label, children, className }) => (
      <li key={id} className={className}>
        {href ? (
          <SiteLink href={href} onClick={onLeave} className={`${lineClass} hover:bg-sea-100`}>
            {label}
          </SiteLink>
        ) : (
          <p className={`${lineClass} font-semibold text-ink-soft`}>{label}</p>
        )}
        {children.length > 0 && (
          <div className="ml-3 border-l border-sand-300 pl-1">
            <MenuLinks entries={children} onLeave={onLeave} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

import { type ComponentProps, createContext, use } from 'react';
import { useLocalizedPath } from './language.tsx';
import { pageAddress, safeAddress } from './site-address.ts';

/** The path of the shown page without its language, for the links to it. Null where it does not matter. */
export const PagePath = createContext<string | null>(null);

type SiteLinkProps = {
  /** A path of this site, an anchor, or another site. */
  href: string;
  /** Omits `aria-current`, for a link beside another one to the same page. */
  isUnmarked?: boolean;
} & Pick<ComponentProps<'a'>, 'className' | 'lang' | 'onClick' | 'children'>;

/** Keeps the page's language on this site; an invalid address becomes plain text. */
export const SiteLink = ({ href, isUnmarked = false, children, ...rest }: SiteLinkProps) => {
  const localized = useLocalizedPath();
  const shown = use(PagePath);
  const page = pageAddress(href);
  const isCurrent = page !== null && !page.isPart && page.path === shown && !isUnmarked;
  return (
    <a
      href={page ? localized(href) : safeAddress(href)}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
};

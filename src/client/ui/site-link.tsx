import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { pageAddress, safeAddress } from './site-address.ts';

type SiteLinkProps = {
  /** Typed by staff: a path of this site, an anchor, or another site. */
  href: string;
} & Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'>;

/** Opens pages of this site by the router; an invalid address becomes plain text. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) => {
  const page = pageAddress(href);
  return page ? (
    <Link {...page} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={safeAddress(href)} {...rest}>
      {children}
    </a>
  );
};

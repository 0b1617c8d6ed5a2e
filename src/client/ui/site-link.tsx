import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { pageAddress, safeAddress } from './site-address.ts';

/** An address that staff wrote: a path of this site, an anchor, or another site. */
type SiteLinkProps = { href: string } & Pick<
  ComponentProps<'a'>,
  'className' | 'onClick' | 'children'
>;

/** A page of this site opens without loading a new one; what is no address at all becomes text. */
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

import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** An address that staff wrote: a path of this site, an anchor, or another site. */
type SiteLinkProps = { href: string } & Omit<ComponentProps<'a'>, 'href'>;

const safeElsewhere = /^(https?:|mailto:|tel:|#)/i;

/** A path of this site opens without loading a new page; what is no address at all becomes text. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) => {
  if (href.startsWith('/') && !href.startsWith('//')) {
    const [path = '/', hash] = href.split('#');
    return (
      <Link to={path || '/'} {...(hash ? { hash } : {})} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={safeElsewhere.test(href) ? href : undefined} {...rest}>
      {children}
    </a>
  );
};

import { Link, useLinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { pageAddress, safeAddress } from './site-address.ts';

type AnchorProps = Pick<ComponentProps<'a'>, 'className' | 'lang' | 'onClick' | 'children'>;

type UnmarkedLinkProps = {
  to: string;
  search?: Record<string, unknown>;
  hash?: string;
} & AnchorProps;

/** Omits `aria-current`: for a link to a part of the page, or beside a link that has it. */
export const UnmarkedLink = (link: UnmarkedLinkProps) => {
  const { 'aria-current': _, ...props } = useLinkProps({ ...link });
  return <a {...props} />;
};

type SiteLinkProps = {
  /** Typed by staff: a path of this site, an anchor, or another site. */
  href: string;
} & AnchorProps;

const ONE_PAGE = { exact: true, includeSearch: false };

/** Opens pages of this site by the router; an invalid address becomes plain text. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) => {
  const page = pageAddress(href);
  if (page?.hash) {
    return (
      <UnmarkedLink {...page} {...rest}>
        {children}
      </UnmarkedLink>
    );
  }
  return page ? (
    <Link {...page} {...rest} activeOptions={ONE_PAGE}>
      {children}
    </Link>
  ) : (
    <a href={safeAddress(href)} {...rest}>
      {children}
    </a>
  );
};

import { z } from 'zod';

// Targets of links within this site, for staff who choose them.

/** The page, post or gallery is not there, or the site has no such address; or it is a draft. */
const linkProblem = z.enum(['missing', 'draft']);
export type LinkProblem = z.infer<typeof linkProblem>;

const linkTarget = z.object({
  address: z.string(),
  title: z.string(),
  published: z.boolean(),
});
export type LinkTarget = z.infer<typeof linkTarget>;

/** How many of each kind are offered; the others' addresses are typed. */
export const TARGETS_OFFERED = 100;

/** The pages, posts and galleries that links can lead to. */
export const linkTargets = z.object({
  /** By title. */
  pages: z.array(linkTarget),
  /** The newest first. */
  posts: z.array(linkTarget),
  /** By name. */
  galleries: z.array(linkTarget),
  /** Whether there are more than are offered. */
  hasMore: z.boolean(),
});
export type LinkTargets = z.infer<typeof linkTargets>;

export const linkCheck = z.object({ problem: linkProblem.nullable() });

/** The links of the menu, the boxes and the home page's buttons that do not work. */
export const brokenLinks = z.array(z.object({ address: z.string(), problem: linkProblem }));

export const byAddress = z.object({ address: z.string().min(1).max(2000) });

export const freeSlugInput = z.object({
  kind: z.enum(['pages', 'galleries']),
  slug: z.string().min(1).max(200),
});
export type FreeSlugInput = z.infer<typeof freeSlugInput>;

/** A place of the site with a link, and the screen on which to change it. */
export const linkUse = z.object({ place: z.string(), path: z.string() });
export type LinkUse = z.infer<typeof linkUse>;

import { Badge } from '#client/ui/badge.tsx';

/** Specification, section 4. */
export const PublishedBadge = ({ published }: { published: boolean }) => (
  <Badge tone={published ? 'confirmed' : 'waiting'}>{published ? 'Pubblicato' : 'Bozza'}</Badge>
);

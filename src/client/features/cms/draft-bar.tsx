import { Pencil } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';

// Always in Italian, the staff's language.
export const DraftBadge = () => (
  <span lang="it">
    <Badge tone="waiting">Bozza</Badge>
  </span>
);

type DraftBarProps = {
  editHref: string;
};

/** Shown to staff above an unpublished page or post. */
export const DraftBar = ({ editHref }: DraftBarProps) => (
  <div
    lang="it"
    className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-sand-300 bg-white px-4 py-3 text-ink-soft print:hidden"
  >
    <DraftBadge />
    <p className="min-w-0 grow text-sm">Per ora è visibile solo a chi gestisce il sito.</p>
    <SiteLink href={editHref} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      <Pencil aria-hidden className="size-4" />
      Modifica
    </SiteLink>
  </div>
);

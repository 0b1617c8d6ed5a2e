import { Link, type LinkProps } from '@tanstack/react-router';
import { Ban, CalendarPlus, ImagePlus, type LucideIcon, PenLine, Plus } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';

type Shortcut = { label: string; Icon: LucideIcon } & Pick<LinkProps, 'to' | 'search'>;

const shortcuts: readonly Shortcut[] = [
  {
    label: 'Nuova prenotazione',
    Icon: CalendarPlus,
    to: '/admin/bookings',
    search: { enter: 'stay' },
  },
  { label: 'Blocca date', Icon: Ban, to: '/admin/bookings', search: { enter: 'block' } },
  { label: 'Aggiungi foto', Icon: ImagePlus, to: '/admin/gallery' },
  { label: 'Nuovo articolo', Icon: PenLine, to: '/admin/blog', search: { edit: 'new' } },
];

const MENU_ID = 'azioni-rapide';

const ShortcutList = ({ linkClass }: { linkClass: string }) =>
  shortcuts.map(({ label, Icon, ...target }) => (
    <li key={label}>
      <Link {...target} className={linkClass}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </Link>
    </li>
  ));

/** Frequent entries: buttons on a desk, behind a round plus on a phone. */
export const Shortcuts = () => (
  <nav aria-label="Azioni rapide">
    <ul className="hidden flex-wrap gap-2 lg:flex">
      <ShortcutList linkClass={buttonClass({ variant: 'secondary', size: 'small' })} />
    </ul>
    <button
      type="button"
      aria-label="Aggiungi"
      popoverTarget={MENU_ID}
      className="grid size-12 place-items-center rounded-full bg-clay-600 text-white lg:hidden"
    >
      <Plus aria-hidden className="size-6" />
    </button>
    <div
      id={MENU_ID}
      popover="auto"
      className="inset-auto top-32 right-4 m-0 md:top-24 md:right-8 w-64 rounded-card border border-sand-200 bg-white p-2 text-ink shadow-float"
    >
      <ul>
        <ShortcutList linkClass="flex min-h-12 items-center gap-3 rounded-field px-3 font-semibold text-sea-700 hover:bg-sand-50" />
      </ul>
    </div>
  </nav>
);

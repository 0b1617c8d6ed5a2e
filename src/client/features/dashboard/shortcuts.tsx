import { Link, type LinkProps } from '@tanstack/react-router';
import { Ban, CalendarPlus, ImagePlus, type LucideIcon, PenLine } from 'lucide-react';
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

/** Frequent entries, one tap from the start page. */
export const Shortcuts = () => (
  <nav aria-label="Si fa spesso">
    <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {shortcuts.map(({ label, Icon, ...target }) => (
        <li key={label} className="grid">
          <Link
            {...target}
            className={`${buttonClass({ variant: 'secondary', size: 'small' })} max-sm:px-2! max-sm:leading-tight`}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

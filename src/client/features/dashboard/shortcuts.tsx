import { Link, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import { Ban, CalendarPlus, ImagePlus, type LucideIcon, PenLine, Plus } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { MoreMenu } from '#client/ui/more-menu.tsx';

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

/** So many are in sight on a phone too, where the others are behind a round plus. */
const ALWAYS_SHOWN = 2;

const ShortcutLink = ({ label, Icon, className, ...target }: Shortcut & { className: string }) => (
  <Link {...target} className={className}>
    <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden" />
    {label}
  </Link>
);

const linkClass = clsx(buttonClass({ variant: 'secondary', size: 'small' }), 'w-full max-sm:px-2');

/** Frequent entries. */
export const Shortcuts = () => (
  <nav aria-label="Azioni rapide" className="flex items-center gap-2 max-sm:w-full">
    <ul className="flex grow flex-wrap gap-2">
      {shortcuts.map((shortcut, index) => (
        <li
          key={shortcut.label}
          className={clsx('max-sm:grow', index >= ALWAYS_SHOWN && 'max-lg:hidden')}
        >
          <ShortcutLink {...shortcut} className={linkClass} />
        </li>
      ))}
    </ul>
    <div className="contents lg:hidden">
      <MoreMenu
        label="Aggiungi"
        icon={<Plus aria-hidden className="size-6" />}
        className="bg-clay-600 text-white"
      >
        <ul>
          {shortcuts.slice(ALWAYS_SHOWN).map((shortcut) => (
            <li key={shortcut.label}>
              <ShortcutLink
                {...shortcut}
                className="flex min-h-12 items-center gap-3 px-5 font-semibold text-sea-700 hover:bg-sand-100"
              />
            </li>
          ))}
        </ul>
      </MoreMenu>
    </div>
  </nav>
);

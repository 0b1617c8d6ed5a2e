import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { MenuEntry } from './menu-entries.ts';
import { MenuLinks } from './menu-links.tsx';

/** How an entry of the bar looks; `menu-bar.ts` counts on its sizes. */
export const barEntryClass =
  'inline-flex min-h-11 max-w-40 items-center gap-1 rounded-full px-1.5 text-left text-sm leading-tight font-medium wrap-anywhere underline-offset-8 hover:underline lg:max-w-48 lg:px-3 lg:text-base xl:max-w-56';

type MenuPanelProps = {
  label: string;
  entries: readonly (MenuEntry & { className?: string | undefined })[];
  /** The side at which list and button are flush. */
  side: 'left' | 'right';
};

/** An entry of the bar that opens a list. Without a script the list opens under the pointer or the focus. */
export const MenuPanel = ({ label, entries, side }: MenuPanelProps) => {
  const { open, close, panelId, root, trigger } = useDisclosure();
  return (
    <div {...root} className="group relative">
      <button type="button" {...trigger} className={barEntryClass}>
        {label}
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        className={clsx(
          'absolute top-full max-h-[calc(100dvh-5.5rem)] w-max max-w-56 min-w-52 overflow-y-auto overscroll-contain rounded-card border border-sand-200 bg-white p-2 wrap-anywhere text-ink shadow-float lg:max-w-64',
          side === 'left' ? 'left-0' : 'right-0',
          open ? 'block' : 'hidden noscript:group-focus-within:block noscript:group-hover:block',
        )}
      >
        <MenuLinks entries={entries} onLeave={close} />
      </div>
    </div>
  );
};

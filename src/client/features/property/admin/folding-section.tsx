import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HouseSection } from './completeness.ts';

type FoldingSectionProps = {
  id: HouseSection;
  title: string;
  /** A short summary of the content. */
  about: string;
  /** How many required items are missing here. */
  missing: number;
  startsOpen?: boolean;
  children: ReactNode;
};

/** A card of the form, folded away until it is needed. */
export const FoldingSection = (props: FoldingSectionProps) => {
  const { id, title, about, missing, startsOpen = false, children } = props;
  return (
    <details
      id={id}
      open={startsOpen}
      className="group @container scroll-mt-4 rounded-card border border-sand-200 bg-white"
    >
      <summary className="grid min-h-16 list-none grid-cols-[1fr_auto_auto] content-center items-center gap-x-3 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <span className="col-start-1 text-sm text-ink-soft">{about}</span>
        {missing > 0 && (
          <span className="col-start-2 row-span-2 row-start-1 text-sm text-ink-soft">
            {missing === 1 ? 'manca 1' : `mancano ${missing}`}
          </span>
        )}
        <ChevronDown
          aria-hidden
          className="col-start-3 row-span-2 row-start-1 size-5 text-sea-700 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5 md:px-6">{children}</div>
    </details>
  );
};

const FOCUSABLE = 'input, select, textarea, button';

/** Unfolds the card around an element, and focuses it. */
const focusInside = (element: HTMLElement): void => {
  const card = element.closest('details');
  if (card) card.open = true;
  element.focus();
  element.scrollIntoView({ block: 'center' });
};

/** Goes to a field of the form by its name, or to its list or picture. */
export const goToField = (name: string): void => {
  const field = document.getElementsByName(name)[0] ?? document.getElementById(name);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  if (target) focusInside(target);
};

/** Goes to the first field of the page that is wrong. */
export const goToFirstError = (): void => {
  const [field] = document.querySelectorAll<HTMLElement>('form [aria-invalid="true"]');
  if (field) focusInside(field);
};

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { type Conflict, SaveProblem } from './save-problem.tsx';

type SaveBarProps = {
  label: string;
  unsaved: boolean;
  conflict: Conflict | null;
  isSaving: boolean;
  /** Why the last attempt failed; null if a field shows the reason. */
  failure: string | null;
  onDiscard: () => void;
  /** Limits the bar to the form's width. */
  className?: string;
  /** More buttons, before the others. */
  children?: ReactNode;
};

/**
 * Sticks to the bottom of the screen, since forms are longer than a phone is high; among `several-forms` only
 * while there is something to save.
 */
export const SaveBar = (props: SaveBarProps) => {
  const { label, unsaved, conflict, isSaving, failure, onDiscard, className, children } = props;
  const isIdle = !unsaved && !isSaving && conflict === null && failure === null;
  return (
    <div
      data-idle={isIdle || undefined}
      className="save-bar sticky bottom-(--foot-nav) z-10 -mx-4 mt-6 -mb-6 border-t border-sand-200 bg-sand-50 px-4 py-3 md:low:py-1.5 md:-mx-8 md:-mb-8 md:px-8"
    >
      <SaveProblem conflict={conflict} failure={failure} className="mb-3" />
      <div className={clsx('flex flex-wrap items-center justify-end gap-x-3 gap-y-1', className)}>
        <p role="status" className="grow basis-full text-sm text-ink-soft sm:basis-auto">
          {unsaved && 'Modifiche non salvate'}
        </p>
        {children}
        {unsaved && (
          <Button variant="secondary" onClick={onDiscard}>
            Scarta
          </Button>
        )}
        <Button type="submit" variant={unsaved ? 'primary' : 'secondary'} busy={isSaving}>
          {label}
        </Button>
      </div>
    </div>
  );
};

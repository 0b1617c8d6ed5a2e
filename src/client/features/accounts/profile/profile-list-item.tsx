import type { ReactNode } from 'react';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';

type ProfileListItemProps = {
  /** The description, as paragraphs. */
  about: ReactNode;
  /** It was removed while it had the focus. */
  onFocusLost: () => void;
  /** Its buttons. */
  children: ReactNode;
};

/** A row of a list in the profile, such as a session. */
export const ProfileListItem = ({ about, onFocusLost, children }: ProfileListItemProps) => (
  <li
    ref={useFocusLoss<HTMLLIElement>(onFocusLost)}
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
  >
    <div className="min-w-0 text-sm text-ink-soft">{about}</div>
    {children}
  </li>
);

import type { ReactNode } from 'react';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';
import { PROFILE_FAILURE, type SaveProfile } from './use-save-profile.ts';

type FormFootProps = {
  save: SaveProfile;
  /** What is wrong with these is said beside them. */
  fields: readonly string[];
  conflict?: Conflict | null;
  unsaved: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** Under the fields of each form: what went wrong with the whole, what is not saved, the buttons. */
export const FormFoot = ({ save, fields, conflict = null, unsaved, children }: FormFootProps) => {
  const failure = failureBeside(save.error, fields, PROFILE_FAILURE);
  return (
    <div className="grid gap-4">
      <SaveTrouble conflict={conflict} failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p role="status" className="text-sm text-ink-soft">
          {unsaved && 'Modifiche non salvate'}
        </p>
      </div>
    </div>
  );
};

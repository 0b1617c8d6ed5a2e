import type { ReactNode } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { fieldIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PROFILE_FAILURE, type SaveProfile } from './use-save-profile.ts';

type FormFootProps = {
  save: SaveProfile;
  /** What is wrong with these is said beside them. */
  fields: readonly string[];
  unsaved: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** Under the fields of each form: what went wrong with the whole, what is not saved, the buttons. */
export const FormFoot = ({ save, fields, unsaved, children }: FormFootProps) => {
  const isAboutField = fieldIssues(save.error, fields).length > 0;
  return (
    <div className="grid gap-4">
      {save.isError && !isAboutField && (
        <Notice tone="error">{errorText(save.error, PROFILE_FAILURE)}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p role="status" className="text-sm text-ink-soft">
          {unsaved && 'Modifiche non salvate'}
        </p>
      </div>
    </div>
  );
};

import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { updateQueryData } from '#client/ui/update-query-data.ts';

/** Hidden; tells password managers which account the password belongs to. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);

/** Fallback for an error without a message (specification, section 8). */
const PROFILE_FAILURE = "Errore nell'aggiornamento del Profilo";

export const useSaveProfile = () => {
  const utils = trpc.useUtils();
  return trpc.accounts.updateProfile.useMutation(
    updateQueryData(utils.accounts.me, 'Profilo aggiornato con successo'),
  );
};

type FormFooterProps = {
  save: ReturnType<typeof useSaveProfile>;
  /** Errors of these fields are shown beside them. */
  fields: readonly string[];
  conflict?: Conflict | null;
  unsaved: boolean;
  /** The buttons. */
  children: ReactNode;
};

export const FormFooter = ({
  save,
  fields,
  conflict = null,
  unsaved,
  children,
}: FormFooterProps) => {
  const failure = failureBeside(save.error, fields, PROFILE_FAILURE);
  return (
    <div className="grid gap-4">
      <SaveProblem conflict={conflict} failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p role="status" className="text-sm text-ink-soft">
          {unsaved && 'Modifiche non salvate'}
        </p>
      </div>
    </div>
  );
};

import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import type { Conflict } from '#client/ui/changed-meanwhile.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { keepAnswer } from '#client/ui/keep-answer.ts';
import { SaveTrouble } from '#client/ui/save-trouble.tsx';

/** Tells a password manager whose password is written in the form. Nobody else meets it. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);

/** Read where the server gave no text of its own (specification, section 8). */
const PROFILE_FAILURE = "Errore nell'aggiornamento del Profilo";

/** Saves a part of the own profile; whoever shows the user sees the new data at once. */
export const useSaveProfile = () => {
  const utils = trpc.useUtils();
  return trpc.accounts.updateProfile.useMutation(
    keepAnswer(utils.accounts.me, 'Profilo aggiornato con successo'),
  );
};

type SaveProfile = ReturnType<typeof useSaveProfile>;

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

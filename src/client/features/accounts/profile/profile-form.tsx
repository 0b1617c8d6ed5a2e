import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';

/** Hidden; tells password managers which account the password belongs to. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);

export const useSaveProfile = () => {
  const { t } = useLanguage();
  return trpc.accounts.updateProfile.useMutation({ meta: { success: t('profile.saved') } });
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
  const { t } = useLanguage();
  const failure = failureBeside(save.error, fields, t('profile.failed'));
  return (
    <div className="grid gap-4">
      <SaveProblem conflict={conflict} failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p role="status" className="text-sm text-ink-soft">
          {unsaved && t('profile.unsaved')}
        </p>
      </div>
    </div>
  );
};

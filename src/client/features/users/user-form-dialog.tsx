import {
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { FieldError } from '#client/ui/field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { type Role, roleNames, roles } from '#shared/accounts/roles.ts';
import { errorCodes } from '#shared/error-codes.ts';

const rights: Record<Role, string> = {
  USER: 'Chiede soggiorni, scrive recensioni e cura il proprio profilo.',
  EDITOR: 'Gestisce prenotazioni, prezzi e contenuti del sito.',
  ADMIN: 'Gestisce tutto, anche utenti e backup.',
};

type RoleChoiceProps = {
  label: string;
  /** Spread on each radio button. */
  field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  isLastAdmin?: boolean;
  error: string | undefined;
};

export const RoleChoice = ({ label, field, isLastAdmin = false, error }: RoleChoiceProps) => {
  const id = useId();
  const describedBy = [isLastAdmin && `${id}-kept`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy.join(' ') || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2">
        {roles.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer gap-3 rounded-field border border-field px-3.5 py-2.5 hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50 has-disabled:cursor-not-allowed has-disabled:border-sand-300 has-disabled:bg-sand-100"
          >
            <input
              {...field}
              type="radio"
              value={role}
              disabled={isLastAdmin && role !== 'ADMIN'}
              className="mt-0.5 size-5 shrink-0 accent-sea-600"
            />
            <span>
              <span className="block font-semibold">{roleNames[role]}</span>
              <span className="block text-sm text-ink-soft">{rights[role]}</span>
            </span>
          </label>
        ))}
      </div>
      {isLastAdmin && (
        <p id={`${id}-kept`} className="mt-1.5 text-sm text-ink-soft">
          {errorCodes.LAST_ADMIN.message} Prima di cambiare questo ruolo serve darlo a qualcun
          altro.
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};

type UserFormDialogProps = {
  title: string;
  submitLabel: string;
  mutation: { isPending: boolean; error: unknown };
  /** The fields that show their own errors. */
  fields: readonly string[];
  conflict?: Conflict | null;
  /** Shown if the server sent no message. */
  fallback: string;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

export const UserFormDialog = (props: UserFormDialogProps) => {
  const { mutation, fields, conflict = null, fallback, ...dialog } = props;
  // A changed user may leave the list, and the button that opened the dialog with it.
  useEffect(() => rescueFocus, []);
  return (
    <FormDialog
      {...dialog}
      busy={mutation.isPending}
      problem={
        <SaveProblem
          conflict={conflict}
          failure={failureBeside(mutation.error, fields, fallback)}
        />
      }
      className="grid gap-5"
    />
  );
};

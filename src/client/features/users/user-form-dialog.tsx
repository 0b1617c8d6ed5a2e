import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { errorCodes } from '#shared/error-codes.ts';
import { type Role, roleNames, roles } from '#shared/roles.ts';

const rights: Record<Role, string> = {
  USER: 'Chiede soggiorni, scrive recensioni e cura il proprio profilo.',
  EDITOR: 'Gestisce anche prenotazioni, prezzi e contenuti del sito.',
  ADMIN: 'Gestisce tutto, anche utenti e backup.',
};

type RoleChoiceProps = {
  /** Spread on each radio button. */
  field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  isLastAdmin?: boolean;
  error: string | undefined;
};

export const RoleChoice = ({ field, isLastAdmin = false, error }: RoleChoiceProps) => {
  const id = useId();
  const describedBy = [isLastAdmin && `${id}-kept`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy.join(' ') || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Ruolo</legend>
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

type PersonFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'required'
>;

// No autofill: the data are another person's.

export const PersonNameField = (field: PersonFieldProps) => (
  <TextField label="Nome" autoComplete="off" required {...field} />
);

export const PersonEmailField = (field: PersonFieldProps) => (
  <TextField
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);

type UserFormDialogProps = {
  title: string;
  submitLabel: string;
  /** The id of the form among the children. */
  formId: string;
  mutation: { isPending: boolean; error: unknown };
  /** The fields that show their own errors. */
  fields: readonly string[];
  conflict?: Conflict | null;
  /** Shown if the server sent no message. */
  fallback: string;
  onClose: () => void;
  children: ReactNode;
};

export const UserFormDialog = (props: UserFormDialogProps) => {
  const { title, submitLabel, formId, mutation, fields, fallback, onClose, children } = props;
  const { conflict = null } = props;
  // A changed user may leave the list, and the button that opened the dialog with it.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <SaveProblem
            conflict={conflict}
            failure={failureBeside(mutation.error, fields, fallback)}
          />
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={mutation.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useOpenSession } from '#client/features/accounts/session/use-open-session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useTypedBefore } from '#client/ui/typed-before.ts';
import {
  emptyRegistration,
  type RegistrationValues,
  registrationIssues,
} from './registration-values.ts';

export const REGISTRATION_FORM_ID = 'registrazione';

const fields = ['name', 'email', 'password'] as const;

const resolver = schemaResolver<RegistrationValues>(async () => {
  const { registerInput } = await import('#shared/accounts.schema.ts');
  return { schema: registerInput, alsoWrong: registrationIssues };
});

/** What the server says that belongs to no field; null where a field says it, or nothing is wrong. */
const failureOf = (error: unknown): string | null => {
  if (!error) return null;
  return fieldIssues(error, fields).length > 0 ? null : errorText(error, 'Registration failed');
};

export const useRegistration = () => {
  const navigate = useNavigate();
  const openSession = useOpenSession();
  const call = trpc.accounts.register.useMutation();
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: emptyRegistration,
    resolver,
  });
  const { setError, reset } = form;
  useTypedBefore<RegistrationValues>(REGISTRATION_FORM_ID, (typed) =>
    reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true }),
  );

  const send = form.handleSubmit(({ name, email, password }) => {
    if (call.isPending || call.isSuccess) return;
    call.mutate(
      { name, email, password },
      {
        onError: (error) => showIssues(error, fields, setError),
        onSuccess: (session) => {
          openSession(session);
          void navigate({ to: '/pages/registrazione-richiesta', state: { justRegistered: true } });
        },
      },
    );
  });

  return {
    form,
    send,
    isSending: call.isPending || call.isSuccess,
    failure: failureOf(call.error),
  };
};

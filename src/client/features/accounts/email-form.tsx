import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import type { AddressInput } from '#shared/accounts/accounts.schema.ts';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router types its history state by declaration merging
  interface HistoryState {
    /** The email typed on the previous screen. Kept out of the URL, which is logged and shared. */
    accountEmail?: string;
    /** Whether registering led to this history entry. */
    justRegistered?: boolean;
  }
}

/** The email typed on the previous screen, or an empty string. */
export const useCarriedEmail = (): string => useLocation().state.accountEmail ?? '';

const fields = ['email'] as const;

/** The part of a tRPC mutation that the form uses. */
type EmailMutation = {
  mutate: (values: AddressInput, options: { onError: (error: unknown) => void }) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
};

type EmailFormProps = {
  formId: string;
  mutation: EmailMutation;
  submitLabel: string;
  /** Fallback for an error without a message. */
  failure: string;
  /** The address of the logged-in user comes later. */
  initialEmail?: string | undefined;
  disabledWhileEmpty?: boolean;
  /** For a form that replaces other content. */
  focusOnMount?: boolean;
};

export const EmailForm = ({
  formId,
  mutation,
  submitLabel,
  failure,
  initialEmail = '',
  disabledWhileEmpty = false,
  focusOnMount = false,
}: EmailFormProps) => {
  const { register, handleSubmit, setError, setFocus, getValues, setValue, watch, formState } =
    useForm<AddressInput>({
      mode: 'onTouched',
      defaultValues: { email: initialEmail },
      resolver: schemaResolver(async () => {
        const { addressInput } = await import('#shared/accounts/accounts.schema.ts');
        return { schema: addressInput };
      }),
    });
  usePreservedInput<AddressInput>(formId, ({ email = '' }) => setValue('email', email));

  useEffect(() => {
    if (initialEmail && !getValues('email')) setValue('email', initialEmail);
  }, [initialEmail, getValues, setValue]);
  useEffect(() => {
    if (focusOnMount) setFocus('email');
  }, [focusOnMount, setFocus]);

  const send = handleSubmit((values) => {
    if (mutation.isPending || mutation.isSuccess) return;
    mutation.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });

  // The server does not know the history state, so the first client render must show an empty field too.
  const isEmpty = !useHydrated() || watch('email').trim() === '';
  const isAboutField = fieldIssues(mutation.error, fields).length > 0;
  return (
    <form id={formId} method="post" noValidate onSubmit={send} className="grid gap-5">
      <EmailField error={formState.errors.email?.message} {...register('email')} />
      {mutation.error !== null && !isAboutField && (
        <Notice tone="error">{errorText(mutation.error, failure)}</Notice>
      )}
      <Button
        type="submit"
        busy={mutation.isPending || mutation.isSuccess}
        disabled={disabledWhileEmpty && isEmpty}
      >
        {submitLabel}
      </Button>
    </form>
  );
};

import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useTypedBefore } from '#client/ui/typed-before.ts';
import type { AddressInput } from '#shared/accounts.schema.ts';
import { EmailField } from './email-field.tsx';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the library learns its state's type
  interface HistoryState {
    /** The address somebody typed on the screen before. In the state, since a URL is kept and passed on. */
    accountEmail?: string;
    /** This step of the history was reached by registering. */
    justRegistered?: boolean;
  }
}

/** The address that was typed on the screen before; empty when there was none. */
export const useCarriedAddress = (): string => useLocation().state.accountEmail ?? '';

const fields = ['email'] as const;

/** What is asked of the server with an address alone, as a mutation gives it. */
type AddressCall = {
  mutate: (values: AddressInput, options: { onError: (error: unknown) => void }) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
};

type AddressFormProps = {
  formId: string;
  call: AddressCall;
  submitLabel: string;
  /** Said when the server gives no reason. */
  failure: string;
  initialAddress?: string;
  /** Whether there is nothing to press before something is typed. */
  waitsForAddress?: boolean;
  /** For a form that comes back in place of something else. */
  takesFocus?: boolean;
};

export const AddressForm = ({
  formId,
  call,
  submitLabel,
  failure,
  initialAddress = '',
  waitsForAddress = false,
  takesFocus = false,
}: AddressFormProps) => {
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } =
    useForm<AddressInput>({
      mode: 'onTouched',
      defaultValues: { email: initialAddress },
      resolver: schemaResolver(async () => {
        const { addressInput } = await import('#shared/accounts.schema.ts');
        return { schema: addressInput };
      }),
    });
  useTypedBefore<AddressInput>(formId, ({ email = '' }) => setValue('email', email));

  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);

  const send = handleSubmit((values) => {
    if (call.isPending || call.isSuccess) return;
    call.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });

  // What a step of the history carries the server does not know: both draw the empty field first.
  const isEmpty = !useHydrated() || watch('email').trim() === '';
  const isAboutField = fieldIssues(call.error, fields).length > 0;
  return (
    <form id={formId} method="post" noValidate onSubmit={send} className="grid gap-5">
      <EmailField error={formState.errors.email?.message} {...register('email')} />
      {call.error !== null && !isAboutField && (
        <Notice tone="error">{errorText(call.error, failure)}</Notice>
      )}
      <Button
        type="submit"
        busy={call.isPending || call.isSuccess}
        disabled={waitsForAddress && isEmpty}
      >
        {submitLabel}
      </Button>
    </form>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '#client/features/accounts/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useTypedBefore } from '#client/ui/typed-before.ts';
import {
  type ContactFormValues,
  contactFields,
  emptyContact,
  privacyIssue,
  toMessage,
} from './contact-form-values.ts';
import { useKeptMessage } from './use-kept-message.ts';

export const CONTACT_FORM_ID = 'messaggio';

const MS_PER_SECOND = 1000;

export const useContactForm = () => {
  const { status, user } = useSession();
  const isMember = status === 'member';
  const create = trpc.messages.create.useMutation();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const wasRestored = useRef(false);
  const form = useForm<ContactFormValues>({
    mode: 'onTouched',
    defaultValues: emptyContact,
    resolver: schemaResolver(async () => {
      const { createMessageInput } = await import('#shared/messages.schema.ts');
      return { schema: createMessageInput, alsoWrong: isMember ? () => null : privacyIssue };
    }),
  });
  const { getValues, setValue, setError, reset } = form;
  useTypedBefore<ContactFormValues>(CONTACT_FORM_ID, (typed) => {
    wasRestored.current = true;
    reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  });
  useKeptMessage(form, () => {
    wasRestored.current = true;
  });
  // Who is logged in need not say who writes; what was typed meanwhile stays.
  useEffect(() => {
    if (!user) return;
    if (!getValues('name')) setValue('name', user.name);
    if (!getValues('email')) setValue('email', user.email);
  }, [user, getValues, setValue]);

  const send = form.handleSubmit(async (values) => {
    if (create.isPending) return;
    // Of what was written before this page was there, nobody knows how long it took.
    const seconds = wasRestored.current ? null : performance.now() / MS_PER_SECOND;
    try {
      const { email } = await create.mutateAsync(toMessage(values, seconds));
      setSentFrom(email);
      reset({ ...getValues(), message: '' });
    } catch (error) {
      showIssues(error, contactFields, setError);
    }
  });

  const startAgain = () => setSentFrom(null);

  const failure = failureBeside(create.error, contactFields, "Errore nell'invio del messaggio");
  return { form, send, failure, sentFrom, startAgain, isMember };
};

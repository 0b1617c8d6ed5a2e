import { CircleCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { NoMailsNotice } from '#client/features/site-settings/no-mails-notice.tsx';
import { usePreservedInput, useUnsentInput } from '#client/hydration/preserve-input.ts';
import { useSession } from '#client/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { ruleResolver } from '#client/ui/form-resolver.ts';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { SlowAnswer } from '#client/ui/slow-answer.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useCall } from '#client/ui/use-call.ts';
import { useJustNow } from '#client/ui/use-just-now.ts';
import { contactFormRules } from '#shared/contact-form-rules.ts';
import { ruleIssues } from '#shared/forms/field-rules.ts';
import { plainForms } from '#shared/forms/plain-forms.ts';
import type { CreateMessageInput } from '#shared/messages.schema.ts';
import {
  type ContactFormValues,
  contactFields,
  emptyContact,
  privacyIssues,
  toMessage,
} from './contact-form-values.ts';

const CONTACT_FORM_ID = 'messaggio';

const MS_PER_SECOND = 1000;

const useContactForm = () => {
  const { t } = useLanguage();
  const { status, user } = useSession();
  const isMember = status === 'member';
  // Sending it again without an answer creates no second message.
  const create = useCall((input: CreateMessageInput, signal) =>
    api.messages.create.mutate(input, { signal }),
  );
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const wasRestored = useRef(false);
  const form = useForm<ContactFormValues>({
    mode: 'onTouched',
    defaultValues: emptyContact,
    resolver: ruleResolver((values) => [
      ...ruleIssues(contactFormRules, values),
      ...(isMember ? [] : privacyIssues(values)),
    ]),
  });
  const { getValues, setValue, setError, setFocus, reset } = form;
  usePreservedInput<ContactFormValues>(CONTACT_FORM_ID, (typed) => {
    wasRestored.current = true;
    reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  });
  useUnsentInput<ContactFormValues>(form, {
    formId: CONTACT_FORM_ID,
    empty: { name: user?.name ?? '', email: user?.email ?? '', phone: '', message: '' },
    isSent: sentFrom !== null,
    onRestored: () => {
      wasRestored.current = true;
    },
  });
  // Fills in the account's name and e-mail address, but overwrites nothing.
  useEffect(() => {
    if (!user) return;
    if (!getValues('name')) setValue('name', user.name);
    if (!getValues('email')) setValue('email', user.email);
  }, [user, getValues, setValue]);

  const send = form.handleSubmit(async (values) => {
    if (create.isPending) return;
    // Unknown if the message was started on an earlier page.
    const seconds = wasRestored.current ? null : performance.now() / MS_PER_SECOND;
    try {
      const { email } = await create.run(toMessage(values, seconds));
      setSentFrom(email);
      reset({ ...getValues(), message: '' });
    } catch (error) {
      showIssues(error, contactFields, setError);
    }
  });

  const startAgain = () => {
    flushSync(() => setSentFrom(null));
    setFocus('message');
  };

  const texts = [t('contact.sendFailed'), t('contact.unanswered')] as const;
  const refusal = failureBeside(create.error, contactFields, ...texts);
  const failure = form.formState.errors.root?.message ?? refusal;
  return { form, send, failure, sentFrom, startAgain, isMember };
};

/** Hidden from people and autofill: only scripts fill it in. */
const HoneypotField = (input: ComponentProps<'input'>) => (
  <div aria-hidden className="sr-only">
    <label>
      {useLanguage().t('contact.leaveEmpty')}
      <input {...input} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

type ContactIslandProps = {
  /** Whether a mail server is configured. */
  sendsMails: boolean;
};

type MessageSentProps = ContactIslandProps & { email: string; onStartAgain: () => void };

/** Replaces the sent form, and takes over the focus. */
const MessageSent = ({ sendsMails, email, onStartAgain }: MessageSentProps) => {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = useJustNow();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-10 stroke-[1.5] text-olive-700" />
      <h2 ref={heading} tabIndex={-1} className="font-serif text-3xl text-sea-700">
        {t(isNew ? 'contact.sent' : 'contact.thanks')}
      </h2>
      <p>
        <Sentence
          text={t('contact.answerComes', { email })}
          parts={[(words) => <strong className="wrap-anywhere">{words}</strong>]}
        />
      </p>
      {!sendsMails && <NoMailsNotice>{t('contact.readByUs')}</NoMailsNotice>}
      <Button variant="secondary" onClick={onStartAgain} className="mt-2">
        {t('contact.writeAnother')}
      </Button>
    </div>
  );
};

const PrivacyLabel = () => (
  <Sentence
    text={useLanguage().t('contact.privacy')}
    parts={[
      (words) => (
        <SiteLink
          href="/pages/informativa-privacy"
          className="font-semibold text-sea-700 underline underline-offset-2"
        >
          {words}
        </SiteLink>
      ),
    ]}
  />
);

type FieldsProps = { form: UseFormReturn<ContactFormValues>; asksPrivacy: boolean };

/** The order of registration decides which invalid field gets the focus. */
const Fields = ({ form, asksPrivacy }: FieldsProps) => {
  const { t } = useLanguage();
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('contact.name')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <EmailField error={errors.email?.message} {...form.register('email')} />
      </div>
      <TextField
        label={t('contact.phone')}
        type="tel"
        inputMode="tel"
        required={false}
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label={t('contact.message')}
        required
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <HoneypotField {...form.register('website')} />
      {asksPrivacy && (
        <CheckboxField
          label={<PrivacyLabel />}
          required
          error={errors.privacy?.message}
          {...form.register('privacy')}
        />
      )}
    </>
  );
};

export const ContactIsland = ({ sendsMails }: ContactIslandProps) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const { form, send, failure, sentFrom, startAgain, isMember } = useContactForm();
  if (sentFrom !== null) {
    return <MessageSent sendsMails={sendsMails} email={sentFrom} onStartAgain={startAgain} />;
  }
  return (
    // The server accepts the plain form if it is sent before the script has loaded.
    <form
      id={CONTACT_FORM_ID}
      method="post"
      action={localized(plainForms.message)}
      noValidate
      onSubmit={send}
      className="relative grid gap-5"
    >
      <Fields form={form} asksPrivacy={!isMember} />
      <SlowAnswer isWaiting={form.formState.isSubmitting}>{t('contact.slow')}</SlowAnswer>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        type="submit"
        busy={form.formState.isSubmitting}
        className="max-w-full justify-self-start"
      >
        {t('contact.send')}
      </Button>
    </form>
  );
};

import type { UseFormReturn } from 'react-hook-form';
import { ScriptNeeded } from '#client/features/accounts/frame/script-needed.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ContactFormValues } from './contact-form-values.ts';
import { MessageSent } from './message-sent.tsx';
import { TrapField } from './trap-field.tsx';
import { CONTACT_FORM_ID, useContactForm } from './use-contact-form.ts';

const PrivacyLabel = () => (
  <>
    Ho letto e accetto l’
    <SiteLink
      href="/pages/informativa-privacy"
      className="font-semibold text-sea-700 underline underline-offset-2"
    >
      informativa sulla privacy
    </SiteLink>
  </>
);

type FieldsProps = { form: UseFormReturn<ContactFormValues>; asksPrivacy: boolean };

/** All in one place and in their order, by which the first wrong one gets the focus. */
const Fields = ({ form, asksPrivacy }: FieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nome"
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <TextField
        label="Telefono"
        type="tel"
        inputMode="tel"
        required={false}
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label="Messaggio"
        required
        rows={6}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <TrapField {...form.register('website')} />
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

export const ContactForm = () => {
  const { form, send, failure, sentFrom, startAgain, isMember } = useContactForm();
  if (sentFrom !== null) return <MessageSent email={sentFrom} onStartAgain={startAgain} />;
  return (
    // NOTE: without `post` a form sent before the page's script runs would write names into the address.
    <form
      id={CONTACT_FORM_ID}
      method="post"
      noValidate
      onSubmit={send}
      className="relative grid gap-5"
    >
      <ScriptNeeded to="inviare il messaggio" />
      <Fields form={form} asksPrivacy={!isMember} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
        Invia il messaggio
      </Button>
    </form>
  );
};

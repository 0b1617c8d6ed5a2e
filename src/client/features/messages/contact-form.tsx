import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '#client/features/accounts/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useTypedBefore } from '#client/ui/typed-before.ts';

type ContactFormValues = {
  name: string;
  email: string;
  phone: string;
  message: string;
  privacy: boolean;
};

const FORM_ID = 'messaggio';

const empty: ContactFormValues = { name: '', email: '', phone: '', message: '', privacy: false };

const privacyIssue = ({ privacy }: ContactFormValues) =>
  privacy
    ? null
    : {
        path: 'privacy',
        message: 'Devi accettare le condizioni della privacy per inviare il messaggio.',
      };

const useContactForm = () => {
  const isMember = useSession().status === 'member';
  const [isKept, setIsKept] = useState(false);
  const form = useForm<ContactFormValues>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: schemaResolver(async () => {
      const { createMessageInput } = await import('#shared/messages.schema.ts');
      return { schema: createMessageInput, alsoWrong: isMember ? () => null : privacyIssue };
    }),
  });
  useTypedBefore<ContactFormValues>(FORM_ID, (typed) =>
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true }),
  );
  // TODO: send the message, once the server takes messages.
  const send = form.handleSubmit(() => setIsKept(true));
  return { form, send, isKept, isMember };
};

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

export const ContactForm = () => {
  const { form, send, isKept, isMember } = useContactForm();
  const { errors } = form.formState;
  return (
    <form id={FORM_ID} method="post" noValidate onSubmit={send} className="grid gap-5">
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
          required
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <TextField
        label="Telefono"
        type="tel"
        required={false}
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label="Messaggio"
        required
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      {!isMember && (
        <CheckboxField
          label={<PrivacyLabel />}
          required
          error={errors.privacy?.message}
          {...form.register('privacy')}
        />
      )}
      {isKept && (
        <Notice tone="info" title="Il messaggio non è ancora partito">
          L’invio dei messaggi da questa pagina sarà attivo a breve. Quanto scritto resta qui.
        </Notice>
      )}
      <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
        Invia il messaggio
      </Button>
    </form>
  );
};

import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { MailAnswersForm } from './mail-answers-form.tsx';

const usePolicy = (isRequired: boolean) => {
  const [isChosen, setIsChosen] = useState(isRequired);
  const save = trpc.passkeys.setPolicy.useMutation({
    meta: {
      success: (saved: { staffNeedPasskey: boolean }) =>
        saved.staffNeedPasskey
          ? 'D’ora in poi chi gestisce il sito usa una passkey'
          : 'La passkey non è più richiesta',
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ staffNeedPasskey: isChosen });
  };
  return { isChosen, setIsChosen, save, send };
};

const PolicyForm = ({ isRequired }: { isRequired: boolean }) => {
  const { isChosen, setIsChosen, save, send } = usePolicy(isRequired);
  return (
    <form onSubmit={send} className="grid gap-4">
      <CheckboxField
        label="Passkey obbligatoria per chi gestisce il sito"
        hint="Vale per amministratori ed editori: la password da sola non basta più per l’area gestione. Chi non ha una passkey la aggiunge al primo accesso."
        checked={isChosen}
        onChange={({ target }) => setIsChosen(target.checked)}
      />
      {save.isError && (
        <FocusedNotice
          // Each refusal takes the focus, and comes into view.
          key={save.submittedAt}
          tone="error"
          action={
            apiErrorOf(save.error)?.code === 'PASSKEY_REQUIRED' && (
              <Link to="/profile" className={noticeLinkClass}>
                Vai al tuo profilo
              </Link>
            )
          }
        >
          {errorText(save.error, 'Errore nel salvataggio')}
        </FocusedNotice>
      )}
      {isChosen !== isRequired && (
        <div>
          <Button type="submit" busy={save.isPending}>
            Salva
          </Button>
        </div>
      )}
    </form>
  );
};

/** By what staff prove who they are. */
export const SecuritySection = () => {
  const { data: policy } = trpc.passkeys.policy.useQuery();
  if (!policy) return null;
  return (
    <section
      aria-labelledby="sicurezza"
      className="mt-10 grid max-w-text gap-4 rounded-card border border-sand-200 bg-white p-5 md:p-7"
    >
      <h2 id="sicurezza" className="text-xl">
        Sicurezza
      </h2>
      <PolicyForm key={String(policy.staffNeedPasskey)} isRequired={policy.staffNeedPasskey} />
      <MailAnswersForm />
    </section>
  );
};

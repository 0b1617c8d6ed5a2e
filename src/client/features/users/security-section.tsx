import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { PolicyForm } from './policy-form.tsx';

const PasskeyPolicy = ({ isOn }: { isOn: boolean }) => {
  const save = trpc.passkeys.setPolicy.useMutation({
    meta: {
      success: (saved: { staffNeedPasskey: boolean }) =>
        saved.staffNeedPasskey
          ? 'D’ora in poi chi gestisce il sito usa una passkey'
          : 'La passkey non è più richiesta',
    },
  });
  return (
    <PolicyForm
      label="Passkey obbligatoria per chi gestisce il sito"
      hint="Vale per amministratori ed editori: la password da sola non basta più per l’area gestione. Chi non ha una passkey la aggiunge al primo accesso."
      isOn={isOn}
      save={save}
      onSave={(staffNeedPasskey) => save.mutate({ staffNeedPasskey })}
      wayOn={
        apiErrorOf(save.error)?.code === 'PASSKEY_REQUIRED' && (
          <Link to="/profile" className={noticeLinkClass}>
            Vai al tuo profilo
          </Link>
        )
      }
    />
  );
};

const MailAnswersPolicy = ({ isOn }: { isOn: boolean }) => {
  const save = trpc.mailAnswers.setPolicy.useMutation({
    meta: {
      success: (saved: { isOn: boolean }) =>
        saved.isOn
          ? 'D’ora in poi si risponde anche dalla mail'
          : 'Dalla mail non si risponde più, nemmeno con i link già mandati',
    },
  });
  return (
    <PolicyForm
      label="Rispondere alle richieste dalla mail"
      hint="Nella mail di una nuova richiesta c’è un link: chi la riceve conferma o rifiuta senza password, per una settimana. Se la passkey è obbligatoria, il link non c’è."
      isOn={isOn}
      save={save}
      onSave={(chosen) => save.mutate({ isOn: chosen })}
    />
  );
};

/** How staff prove who they are, and whether they answer requests from their mails. */
export const SecuritySection = () => {
  const { data: passkeys } = trpc.passkeys.policy.useQuery();
  const { data: answers } = trpc.mailAnswers.policy.useQuery();
  if (!passkeys) return null;
  const { staffNeedPasskey } = passkeys;
  return (
    <section
      aria-labelledby="sicurezza"
      className="mt-10 grid max-w-text gap-4 rounded-card border border-sand-200 bg-white p-5 md:p-7"
    >
      <h2 id="sicurezza" className="text-xl">
        Sicurezza
      </h2>
      <PasskeyPolicy key={`passkeys ${staffNeedPasskey}`} isOn={staffNeedPasskey} />
      {answers && <MailAnswersPolicy key={`answers ${answers.isOn}`} isOn={answers.isOn} />}
    </section>
  );
};

import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
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
      hint="La password da sola non basta più. Chi non ha una passkey la aggiunge al primo accesso."
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
      hint="La mail di una richiesta ha un link per confermare o rifiutare senza password, per una settimana. Non c’è se la passkey è obbligatoria."
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
    <div className="mt-6 max-w-text">
      <DashboardRow title="Sicurezza">
        <div className="grid gap-4 pt-1">
          <PasskeyPolicy key={`passkeys ${staffNeedPasskey}`} isOn={staffNeedPasskey} />
          {answers && <MailAnswersPolicy key={`answers ${answers.isOn}`} isOn={answers.isOn} />}
        </div>
      </DashboardRow>
    </div>
  );
};

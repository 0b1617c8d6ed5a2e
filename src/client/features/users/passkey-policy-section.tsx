import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';

/** Whether staff must prove each session with a passkey. */
export const PasskeyPolicySection = () => {
  const policy = trpc.passkeys.policy.useQuery();
  const save = trpc.passkeys.setPolicy.useMutation({
    meta: {
      success: (saved: { staffNeedPasskey: boolean }) =>
        saved.staffNeedPasskey
          ? 'D’ora in poi chi lavora al sito usa una passkey'
          : 'La passkey non è più richiesta',
    },
  });
  if (!policy.data) return null;
  const { staffNeedPasskey } = policy.data;
  const shown = save.isPending ? save.variables.staffNeedPasskey : staffNeedPasskey;
  return (
    <section
      aria-labelledby="sicurezza"
      className="mt-10 grid max-w-text gap-4 rounded-card border border-sand-200 bg-white p-5 md:p-7"
    >
      <h2 id="sicurezza" className="text-xl">
        Sicurezza
      </h2>
      <CheckboxField
        label="Chi lavora al sito deve usare una passkey"
        hint="Vale per amministratori, editori e per chi fa le pulizie: la password da sola non basta più per l’area gestione. Chi non ne ha ancora una la aggiunge al primo accesso."
        checked={shown}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ staffNeedPasskey: target.checked })}
      />
      {save.isError && (
        <Notice
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
        </Notice>
      )}
    </section>
  );
};

import { Link } from '@tanstack/react-router';
import { EmailForm, useCarriedEmail } from '#client/features/accounts/email-form.tsx';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { AccountLayout, ScriptNeeded } from '#client/layouts/account/account-layout.tsx';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { useDelayedRedirect } from '#client/layouts/account/use-delayed-redirect.ts';
import { trpc } from '#client/trpc.ts';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';

const REDIRECT_DELAY_MS = 5000;

const GoHome = () => (
  <p className="text-sm">
    Tra pochi secondi si torna alla Home.{' '}
    <Link to="/" className={noticeLinkClass}>
      Vai subito
    </Link>
  </p>
);

export const ResendConfirmationScreen = () => {
  const carriedEmail = useCarriedEmail();
  const mutation = trpc.accounts.resendConfirmation.useMutation();
  useDelayedRedirect(mutation.isSuccess, '/', REDIRECT_DELAY_MS);
  return (
    <AccountLayout
      title="Re-invia la conferma"
      lead="Il link di conferma vale 48 ore. Se è scaduto, o se la mail non è arrivata, te ne mandiamo un’altra."
      foot={
        <p>
          Email già confermata?{' '}
          <Link to="/login" className={textLinkClass}>
            Vai al login
          </Link>
        </p>
      }
    >
      <ScriptNeeded to="chiedere la mail" />
      <div className="mb-5 empty:hidden">
        <NoMailsNote>
          Il link di conferma non può partire finché chi gestisce il sito non imposta la posta.
        </NoMailsNote>
      </div>
      {mutation.isSuccess ? (
        <FocusedNotice tone="success" action={<GoHome />}>
          Nuova email di conferma inviata! Controlla la tua casella di posta.
        </FocusedNotice>
      ) : (
        <EmailForm
          formId="re-invia"
          mutation={mutation}
          submitLabel="Re-invia Email"
          failure="Errore nel re-invio dell'email di conferma."
          initialEmail={carriedEmail}
          disabledWhileEmpty
        />
      )}
    </AccountLayout>
  );
};

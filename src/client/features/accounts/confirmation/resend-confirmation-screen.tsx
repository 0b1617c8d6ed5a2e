import { Link } from '@tanstack/react-router';
import { AddressForm, useCarriedAddress } from '#client/features/accounts/address-form.tsx';
import { AccountFrame, ScriptNeeded } from '#client/layouts/account/account-layout.tsx';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { useLeaveLater } from '#client/layouts/account/use-leave-later.ts';
import { trpc } from '#client/trpc.ts';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';

const LEAVES_AFTER_MS = 5000;

const GoHome = () => (
  <p className="text-sm">
    Tra pochi secondi si torna alla Home.{' '}
    <Link to="/" className={noticeLinkClass}>
      Vai subito
    </Link>
  </p>
);

export const ResendConfirmationScreen = () => {
  const carried = useCarriedAddress();
  const call = trpc.accounts.resendConfirmation.useMutation();
  useLeaveLater(call.isSuccess, '/', LEAVES_AFTER_MS);
  return (
    <AccountFrame
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
      {call.isSuccess ? (
        <FocusedNotice tone="success" action={<GoHome />}>
          Nuova email di conferma inviata! Controlla la tua casella di posta.
        </FocusedNotice>
      ) : (
        <AddressForm
          formId="re-invia"
          call={call}
          submitLabel="Re-invia Email"
          failure="Errore nel re-invio dell'email di conferma."
          initialAddress={carried}
          waitsForAddress
        />
      )}
    </AccountFrame>
  );
};

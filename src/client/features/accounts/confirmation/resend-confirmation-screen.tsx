import { Link } from '@tanstack/react-router';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { AddressForm } from '#client/features/accounts/frame/address-form.tsx';
import { useCarriedAddress } from '#client/features/accounts/frame/carried-address.ts';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { ScriptNeeded } from '#client/features/accounts/frame/script-needed.tsx';
import { noticeLinkClass, textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { useLeaveLater } from '#client/features/accounts/frame/use-leave-later.ts';
import { trpc } from '#client/trpc.ts';

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

import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { ConfirmationSteps } from '#client/features/accounts/confirmation/confirmation-steps.tsx';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';

/** Whether one came here by registering, which the server cannot know. */
const useJustRegistered = (): boolean => {
  const { justRegistered } = useLocation().state;
  return useHydrated() && justRegistered === true;
};

/** The step between registering and the first login. */
export const RegisteredScreen = () => {
  const justRegistered = useJustRegistered();
  return (
    <AccountFrame
      title="Conferma la tua email"
      lead="Chi si registra riceve una mail con un link: aprirlo conferma che l’indirizzo è proprio il suo."
      foot={
        <p>
          Hai scritto un indirizzo sbagliato?{' '}
          <Link to="/register" className={textLinkClass}>
            Registrati di nuovo
          </Link>
        </p>
      }
    >
      <div className="grid gap-6">
        {justRegistered && (
          <FocusedNotice tone="success">
            Richiesta di registrazione inviata, controlla la tua mail!
          </FocusedNotice>
        )}
        <ConfirmationSteps />
      </div>
    </AccountFrame>
  );
};

import { Link } from '@tanstack/react-router';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { useSession } from '#client/features/accounts/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';

type EmailConfirmedProps = {
  email: string;
  /** Sets an own password, where somebody else may have chosen the one there was. */
  passwordToken: string | undefined;
};

/** Whether this browser is logged in with the address. */
const useIsOwnSession = (email: string): boolean => {
  const { user } = useSession();
  return user?.emailConfirmed === true && user.email === email.trim().toLowerCase();
};

const OwnPassword = ({ token }: { token: string }) => (
  <>
    <p>
      Per sicurezza scegli ora la tua password: la registrazione era partita da un altro dispositivo
      o da un’altra rete, e la password scritta allora non vale più.
    </p>
    <Link to="/reset-password/$token" params={{ token }} className={buttonClass()}>
      Scegli la tua password
    </Link>
  </>
);

export const EmailConfirmed = ({ email, passwordToken }: EmailConfirmedProps) => {
  const isOwnSession = useIsOwnSession(email);
  const isLoginNext = passwordToken === undefined && !isOwnSession;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="success">La tua email è stata confermata con successo!</FocusedNotice>
      {passwordToken !== undefined && <OwnPassword token={passwordToken} />}
      {isOwnSession && (
        <Link to="/" className={buttonClass()}>
          Continua sul sito
        </Link>
      )}
      <Link to="/login" className={buttonClass({ variant: isLoginNext ? 'primary' : 'secondary' })}>
        Vai al login
      </Link>
    </div>
  );
};

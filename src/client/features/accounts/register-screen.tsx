import { Link } from '@tanstack/react-router';
import { AccountFrame } from './account-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { ScriptNeeded } from './script-needed.tsx';
import { textLinkClass } from './text-link.ts';
import { useDrawnOrigin } from './use-drawn-origin.ts';
import { useMembersLeave } from './use-members-leave.ts';

/** `origin` is where one wanted to go before the login came between. */
export const RegisterScreen = ({ origin }: { origin: string | undefined }) => {
  useMembersLeave(origin);
  const drawnOrigin = useDrawnOrigin(origin);
  return (
    <AccountFrame
      title="Registrati"
      lead="Con un account segui le tue richieste di soggiorno e puoi scrivere una recensione."
      foot={
        <p>
          Hai già un account?{' '}
          <Link to="/login" search={{ redirect: drawnOrigin }} className={textLinkClass}>
            Login
          </Link>
        </p>
      }
    >
      <ScriptNeeded to="registrarsi" />
      <RegisterForm />
    </AccountFrame>
  );
};

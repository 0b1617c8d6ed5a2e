import { Link } from '@tanstack/react-router';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { ScriptNeeded } from '#client/features/accounts/frame/script-needed.tsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { useDrawnOrigin } from '#client/features/accounts/frame/use-drawn-origin.ts';
import { useMembersLeave } from '#client/features/accounts/session/use-members-leave.ts';
import { RegisterForm } from './register-form.tsx';

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

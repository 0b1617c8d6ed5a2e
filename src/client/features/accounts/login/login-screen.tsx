import { Link } from '@tanstack/react-router';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { ScriptNeeded } from '#client/features/accounts/frame/script-needed.tsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { useDrawnOrigin } from '#client/features/accounts/frame/use-drawn-origin.ts';
import { useMembersLeave } from '#client/features/accounts/session/use-members-leave.ts';
import { LoginForm } from './login-form.tsx';

/** `origin` is where one wanted to go before the login came between. */
export const LoginScreen = ({ origin }: { origin: string | undefined }) => {
  useMembersLeave(origin);
  const drawnOrigin = useDrawnOrigin(origin);
  return (
    <AccountFrame
      title="Login"
      lead={
        drawnOrigin
          ? 'Per continuare serve accedere con la tua email e la tua password.'
          : 'Accedi con la tua email e la tua password.'
      }
      foot={
        <p>
          Non hai ancora un account?{' '}
          <Link to="/register" search={{ redirect: drawnOrigin }} className={textLinkClass}>
            Registrati
          </Link>
        </p>
      }
    >
      <ScriptNeeded to="accedere" />
      <LoginForm />
    </AccountFrame>
  );
};

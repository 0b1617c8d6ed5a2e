import { Link } from '@tanstack/react-router';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { ScriptNeeded } from './script-needed.tsx';
import { textLinkClass } from './text-link.ts';
import { useDrawnOrigin } from './use-drawn-origin.ts';
import { useMembersLeave } from './use-members-leave.ts';

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

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginForm } from './login-form.tsx';
import { HOME } from './return-path.ts';
import { useSession } from './session.ts';

/** `origin` is where one wanted to go before the login came between. */
export const LoginScreen = ({ origin }: { origin: string | undefined }) => {
  const { status } = useSession();
  const { history } = useRouter();

  useEffect(() => {
    if (status === 'member') history.replace(origin ?? HOME);
  }, [status, history, origin]);

  return (
    <div className="page-width flex justify-center py-16 md:py-24">
      <div className="w-full max-w-md">
        <h1 className="text-4xl">Login</h1>
        <p className="mt-3 mb-8 text-ink-soft">
          {origin
            ? 'Per continuare serve accedere con la tua email e la tua password.'
            : 'Accedi con la tua email e la tua password.'}
        </p>
        <noscript>
          <p className="mb-6 rounded-card bg-amber-100 px-4 py-3 text-amber-800">
            Per accedere serve JavaScript: attivalo nel browser e ricarica la pagina.
          </p>
        </noscript>
        <div className="rounded-card border border-sand-200 bg-white p-6 md:p-8">
          <LoginForm />
        </div>
      </div>
    </div>
  );
};

import { KeyRound } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { passkeyFailure, usePasskeyLogin } from './use-passkey.ts';

/** The way in without a password, below the login's form. */
export const PasskeyLogin = () => {
  const login = usePasskeyLogin();
  return (
    <div className="noscript:hidden mt-6 grid gap-4 border-t border-sand-200 pt-6">
      {login.isError && (
        <Notice tone="error">{passkeyFailure(login.error, 'Errore nell’uso della passkey')}</Notice>
      )}
      <Button
        variant="secondary"
        busy={login.isPending || login.isSuccess}
        onClick={() => login.mutate()}
      >
        <KeyRound aria-hidden className="size-4" />
        Entra con una passkey
      </Button>
    </div>
  );
};

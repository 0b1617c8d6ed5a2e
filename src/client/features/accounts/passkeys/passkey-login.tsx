import { KeyRound } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { passkeyFailure, usePasskeyLogin } from './use-passkey.ts';

/** Login without a password, below the login form. */
export const PasskeyLogin = () => {
  const { t } = useLanguage();
  const login = usePasskeyLogin();
  return (
    <div className="noscript:hidden mt-6 grid gap-4 border-t border-sand-200 pt-6">
      {login.isError && (
        <Notice tone="error">{passkeyFailure(login.error, t('account.passkeyUseFailed'))}</Notice>
      )}
      <Button
        variant="secondary"
        busy={login.isPending || login.isSuccess}
        onClick={() => login.mutate()}
      >
        <KeyRound aria-hidden className="size-4" />
        {t('account.passkeyLogin')}
      </Button>
    </div>
  );
};

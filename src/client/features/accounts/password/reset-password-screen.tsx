import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { resetPasswordTexts } from '#client/features/accounts/frame/account-texts.ts';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { noticeLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { useLeaveLater } from '#client/features/accounts/frame/use-leave-later.ts';
import { trpc } from '#client/trpc.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const LEAVES_AFTER_MS = 2000;

export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const utils = trpc.useUtils();
  const [isDone, setIsDone] = useState(false);
  useLeaveLater(isDone, '/login', LEAVES_AFTER_MS);

  const finish = () => {
    setIsDone(true);
    // Every session of the account is over: if this browser held one, it finds out now.
    void utils.accounts.me.invalidate();
  };

  return (
    <AccountFrame {...resetPasswordTexts}>
      {isDone ? (
        <FocusedNotice
          tone="success"
          action={
            <Link to="/login" className={noticeLinkClass}>
              Vai subito al login
            </Link>
          }
        >
          Password aggiornata con successo! Verrai reindirizzato al login...
        </FocusedNotice>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
    </AccountFrame>
  );
};

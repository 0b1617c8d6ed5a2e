import { Link } from '@tanstack/react-router';
import { useSession } from '#client/features/accounts/session/session.ts';
import { buttonClass } from '#client/ui/button.tsx';

/** The account's place in a phone's drawer; who is logged in has the menu under the own face. */
export const DrawerAccount = ({ onLeave }: { onLeave: () => void }) => {
  const { status } = useSession();
  if (status !== 'anonymous') return null;
  return (
    <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
      <Link to="/login" onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
        Login
      </Link>
      <Link to="/register" onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
        Registrati
      </Link>
    </div>
  );
};

import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { ConfirmationSteps } from '#client/features/accounts/confirmation/confirmation-steps.tsx';
import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { RichTextView } from '#client/features/rich-text/rich-text-view.tsx';
import { trpc } from '#client/trpc.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';

/** Whether one came here by registering, which the server cannot know. */
const useJustRegistered = (): boolean => {
  const { justRegistered } = useLocation().state;
  return useHydrated() && justRegistered === true;
};

/** The step between registering and the first login, with what staff wrote about it. */
export const RegisteredScreen = () => {
  const justRegistered = useJustRegistered();
  // It goes on without the page: whoever has just registered has to read what comes next.
  const { data: page } = trpc.pages.get.useQuery({ id: builtInSlugs.registered });
  return (
    <AccountFrame
      title={page?.title ?? 'Conferma la tua email'}
      lead={page?.excerpt}
      foot={
        <p>
          Hai scritto un indirizzo sbagliato?{' '}
          <Link to="/register" className={textLinkClass}>
            Registrati di nuovo
          </Link>
        </p>
      }
    >
      <div className="grid gap-6">
        {justRegistered && (
          <FocusedNotice tone="success">
            Richiesta di registrazione inviata, controlla la tua mail!
          </FocusedNotice>
        )}
        {page && <RichTextView html={page.content} media={page.media} />}
        <ConfirmationSteps />
      </div>
    </AccountFrame>
  );
};

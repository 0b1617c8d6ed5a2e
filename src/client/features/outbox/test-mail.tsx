import { Send } from 'lucide-react';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { TestMailOutcome } from '#shared/site-settings.schema.ts';

const Outcome = ({ isSent, message, serverResponse }: TestMailOutcome) => (
  <Notice
    tone={isSent ? 'success' : 'error'}
    title={isSent ? 'La mail di prova è partita' : 'La mail di prova non è partita'}
  >
    <span className="wrap-anywhere">
      {message}
      {serverResponse && <> Ha risposto: «{serverResponse}».</>}
    </span>
  </Notice>
);

/** Sends a test mail to the current user and shows the mail server's answer. Administrators only. */
export const TestMail = () => {
  const { user } = useSession();
  const test = trpc.siteSettings.sendTestMail.useMutation({ meta: { refetches: false } });
  if (user?.role !== 'ADMIN') return null;
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          <Send aria-hidden className="size-4" />
          Manda una mail di prova
        </Button>
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          A {user.email}: così sai subito se il server di posta la prende.
        </p>
      </div>
      {test.data && !test.isPending && <Outcome {...test.data} />}
      {test.isError && (
        <Notice tone="error">{errorText(test.error, 'La mail di prova non è partita.')}</Notice>
      )}
    </div>
  );
};

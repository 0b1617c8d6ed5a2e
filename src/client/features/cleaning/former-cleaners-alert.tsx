import { Link } from '@tanstack/react-router';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { formatItalianList } from '#shared/languages/lists.ts';

const FormerCleaners = ({ names }: { names: readonly string[] }) => {
  const { read } = useLanguage();
  const utils = trpc.useUtils();
  const isAdmin = useSession().user?.role === 'ADMIN';
  const dismiss = trpc.cleaning.dismissFormerCleaners.useMutation({
    onSuccess: (left) => {
      utils.cleaning.formerCleaners.setData(undefined, left);
      rescueFocus();
    },
  });
  return (
    <>
      <p>
        Il ruolo «Pulizie» non c’è più: {formatItalianList(names)}{' '}
        {names.length === 1 ? 'è ora Utente' : 'sono ora Utenti'}. Per vedere arrivi e partenze e
        segnare i lavori fatti basta un link:{' '}
        <Link to="/admin/cleaning/link" className={textLinkClass}>
          crealo o copialo qui
        </Link>{' '}
        e mandaglielo. I lavori che vedevano sono già lì.
      </p>
      {isAdmin && (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            Ho capito
          </Button>
        </div>
      )}
      {dismiss.isError && (
        <Notice tone="error">
          {read(errorText(dismiss.error, 'L’avviso non è stato tolto.'))}
        </Notice>
      )}
    </>
  );
};

/** Names users who lost the removed role CLEANER in an update, until an administrator dismisses this. */
export const useFormerCleanersAlert = (): Alert | null => {
  const { data: people = [] } = trpc.cleaning.formerCleaners.useQuery();
  if (people.length === 0) return null;
  return {
    key: 'cleaners',
    tone: 'info',
    line: 'Chi pulisce non accede più con un account',
    detail: <FormerCleaners names={people.map(({ name }) => name)} />,
  };
};

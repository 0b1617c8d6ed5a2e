import { Link } from '@tanstack/react-router';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';

/** Lists users who lost the removed role CLEANER in an update, until an administrator dismisses the notice. */
export const FormerCleanersNotice = () => {
  const { read } = useLanguage();
  const utils = trpc.useUtils();
  const isAdmin = useSession().user?.role === 'ADMIN';
  const { data: people = [] } = trpc.cleaning.formerCleaners.useQuery();
  const dismiss = trpc.cleaning.dismissFormerCleaners.useMutation({
    onSuccess: (left) => {
      utils.cleaning.formerCleaners.setData(undefined, left);
      rescueFocus();
    },
  });
  if (people.length === 0) return null;
  const names = new Intl.ListFormat('it').format(people.map(({ name }) => name));
  return (
    <Notice
      tone="info"
      title="Chi pulisce non accede più con un account"
      action={
        isAdmin && (
          <Button
            variant="secondary"
            size="small"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            Ho capito
          </Button>
        )
      }
    >
      Il ruolo «Pulizie» non c’è più: {names}{' '}
      {people.length === 1 ? 'è ora Utente' : 'sono ora Utenti'}. Per vedere arrivi e partenze e
      segnare i task basta un link:{' '}
      <Link to="/admin/cleaning/link" className={noticeLinkClass}>
        fallo o copialo qui
      </Link>{' '}
      e mandaglielo. I task che vedevano sono già lì.
      {dismiss.isError && ` ${read(errorText(dismiss.error, 'L’avviso non è stato tolto.'))}`}
    </Notice>
  );
};

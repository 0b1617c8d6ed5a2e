import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { formatInstant } from '#shared/languages/italian-dates.ts';

const ClockNoticeForAdmin = () => {
  const { read } = useLanguage();
  const utils = trpc.useUtils();
  const { data: clock } = trpc.clock.get.useQuery();
  const confirm = trpc.clock.confirm.useMutation({
    onSuccess: (confirmed) => {
      utils.clock.get.setData(undefined, confirmed);
      toastSuccess('Data confermata: le cancellazioni previste riprendono entro un giorno.');
      rescueFocus();
    },
  });
  if (!clock || clock.isTrusted) return null;
  return (
    <Notice
      tone="warning"
      title="La data del server è cambiata di colpo"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          La data è giusta
        </Button>
      }
    >
      Per il server è il {formatInstant(clock.now)}, ma l’ultimo controllo era del{' '}
      {formatInstant(clock.trustedAt)}. Finché non è chiaro, i dati personali e i backup vecchi non
      si cancellano. Se la data è sbagliata va corretta sul server: poi tutto riprende da solo.
      {confirm.isError && ` ${read(errorText(confirm.error, 'La data non è stata confermata.'))}`}
    </Notice>
  );
};

/** Asks whether the server's date is right when it has jumped. Administrators only. */
export const ClockNotice = () =>
  useSession().user?.role === 'ADMIN' ? <ClockNoticeForAdmin /> : null;

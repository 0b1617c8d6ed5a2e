import { ExternalLink, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { formatTimeAgo } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { CopyField } from '#client/ui/copy-field.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

const failures = {
  load: 'Errore nel caricamento del link',
  renew: 'Errore nella creazione del link',
  withdraw: 'Errore nel ritirare il link',
};

const useLinkMutations = () => ({
  renew: trpc.cleaning.renewLink.useMutation({ onSettled: rescueFocus }),
  withdraw: trpc.cleaning.withdrawLink.useMutation({ onSettled: rescueFocus }),
});

const questions = {
  renew: {
    title: 'Creare un nuovo link?',
    confirmLabel: 'Crea un nuovo link',
    text: 'Quello di adesso smette subito di funzionare: chi pulisce ha bisogno del nuovo.',
    done: 'Il nuovo link è pronto',
  },
  withdraw: {
    title: 'Ritirare il link?',
    confirmLabel: 'Ritira il link',
    text: 'La pagina non si apre più, finché non ne crei uno nuovo.',
    done: 'Link ritirato',
  },
};

type KnownLinkProps = { url: string; lastOpenedAt: string | null; now: number };

const KnownLink = ({ url, lastOpenedAt, now }: KnownLinkProps) => {
  const mutations = useLinkMutations();
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const question = questions[asked ?? 'renew'];
  const mutation = mutations[asked ?? 'renew'];
  const close = () => {
    mutation.reset();
    setAsked(null);
  };
  const confirm = () => {
    if (mutation.isPending) return;
    const onSuccess = () => {
      toastSuccess(question.done);
      setAsked(null);
    };
    mutation.mutate(undefined, { onSuccess });
  };
  return (
    <>
      <CopyField
        label="Indirizzo della pagina"
        hint={
          lastOpenedAt === null
            ? 'Nessuno lo ha ancora aperto. Chi ha il link vede la pagina e segna i lavori fatti.'
            : `Aperto l’ultima volta ${formatTimeAgo(lastOpenedAt, now)}. Chi ha il link vede la pagina e segna i lavori fatti.`
        }
        value={url}
        copyLabel="Copia"
        copyName="Copia l’indirizzo della pagina"
        success="Indirizzo copiato"
      />
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`Arrivi, partenze e lavori della casa: ${url}`)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <MessageCircle aria-hidden className="size-4" />
          Manda con WhatsApp
        </a>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <ExternalLink aria-hidden className="size-4" />
          Apri la pagina
        </a>
        <Button variant="quiet" size="small" onClick={() => setAsked('renew')}>
          Crea un nuovo link
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsked('withdraw')}>
          Ritira il link
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={question.title}
        confirmLabel={question.confirmLabel}
        tone="danger"
        busy={mutation.isPending}
        error={mutation.error ? errorText(mutation.error, failures[asked ?? 'renew']) : null}
        onConfirm={confirm}
        onClose={close}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    </>
  );
};

const NoLink = () => {
  const { renew } = useLinkMutations();
  return (
    <>
      {renew.error && <Notice tone="error">{errorText(renew.error, failures.renew)}</Notice>}
      <div>
        <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
          Crea un link
        </Button>
      </div>
    </>
  );
};

/** Creates, renews and withdraws the cleaners' secret address. */
export const CleaningLink = () => {
  const link = trpc.cleaning.link.useQuery(undefined, liveQuery);
  return (
    <div className="print:hidden">
      <DashboardSection title="Un link per chi pulisce">
        <div className="grid gap-3">
          <p className="text-ink-soft">
            Una pagina che chi pulisce apre sul telefono senza account, o che stampi tu: arrivi,
            partenze, ospiti, biancheria e la «Nota per le pulizie» di ogni soggiorno. Solo nomi di
            battesimo (di amici e parenti il nome intero), niente prezzi e niente recapiti.
          </p>
          <p className="text-ink-soft">
            Ci sono anche i lavori per cui hai scelto «Sulla pagina di chi pulisce»: chi li fa li
            segna lì come fatti.
          </p>
          <Loaded query={link} failure={failures.load} skeleton={<Skeleton className="h-20" />}>
            {({ url, lastOpenedAt }) =>
              url === null ? (
                <NoLink />
              ) : (
                <KnownLink url={url} lastOpenedAt={lastOpenedAt} now={link.dataUpdatedAt} />
              )
            }
          </Loaded>
        </div>
      </DashboardSection>
    </div>
  );
};

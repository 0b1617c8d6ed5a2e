import { ExternalLink, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Folded } from '#client/ui/folded.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { SendLink } from '#client/ui/send-link.tsx';
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
    text: 'Da subito nessuno potrà più aprire la pagina. Ne puoi creare uno nuovo quando vuoi.',
    done: 'Link ritirato',
  },
};

type KnownLinkProps = { url: string; lastOpenedAt: string | null };

const KnownLink = ({ url, lastOpenedAt }: KnownLinkProps) => {
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
      <p>
        {lastOpenedAt === null ? (
          'Non l’ha ancora aperta nessuno.'
        ) : (
          <>
            Aperta l’ultima volta <RecentTime instant={lastOpenedAt} />.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <SendLink
          subject="La pagina delle pulizie"
          text={`Arrivi, partenze e lavori della casa: ${url}`}
          link={url}
        />
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label="Apri la pagina"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink aria-hidden className="size-4" />
          Apri
        </a>
        <MoreMenu label="Altre azioni">
          <MenuItem onClick={() => setAsked('renew')}>
            <RefreshCw aria-hidden />
            Crea un nuovo link
          </MenuItem>
          <MenuItem isDanger onClick={() => setAsked('withdraw')}>
            <Link2Off aria-hidden />
            Ritira il link
          </MenuItem>
        </MoreMenu>
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
        <Button className="max-sm:w-full" busy={renew.isPending} onClick={() => renew.mutate()}>
          Crea un link
        </Button>
      </div>
    </>
  );
};

const Content = () => (
  <Folded title="Che cosa mostra la pagina">
    <div className="grid max-w-text gap-2 text-ink-soft">
      <p>
        Chi pulisce la apre sul telefono senza account, oppure la stampi tu: arrivi, partenze,
        ospiti, biancheria e la «Nota per le pulizie» di ogni soggiorno. Solo nomi di battesimo (di
        amici e parenti il nome intero), niente prezzi e niente recapiti.
      </p>
      <p>
        Ci sono anche i lavori per cui hai scelto «Sulla pagina di chi pulisce». Chi ha il link vede
        la pagina, e segna lì i lavori fatti.
      </p>
    </div>
  </Folded>
);

/** Creates, renews and withdraws the cleaners' secret address. */
export const CleaningLink = () => {
  const link = trpc.cleaning.link.useQuery(undefined, liveQuery);
  return (
    <div className="grid gap-4 rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6 print:hidden">
      <Loaded query={link} failure={failures.load} skeleton={<Skeleton className="h-20" />}>
        {({ url, lastOpenedAt }) =>
          url === null ? <NoLink /> : <KnownLink url={url} lastOpenedAt={lastOpenedAt} />
        }
      </Loaded>
      <Content />
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { ExternalLink, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { SendLink } from '#client/ui/send-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { GuestPageLink } from '#shared/guest-page/guest-page.schema.ts';
import { formatDayInWords, formatInstant } from '#shared/languages/italian-dates.ts';

const FAILURE = 'Errore nel salvataggio';

/** Address, keys and wifi: when the guest sees them. */
const Release = ({ stay, link }: { stay: StaffStay; link: GuestPageLink }) => {
  const change = trpc.guestPage.setReleased.useMutation({ meta: { success: 'Salvato' } });
  const { releasedOn, releasedAt, awaitsParty } = link;
  if (releasedOn === null) return null;
  const day = formatDayInWords(releasedOn);
  const isDue = releasedOn <= todayAtHouse(new Date()) && !awaitsParty;
  if (isDue) return <p>L’ospite vede già indirizzo, chiavi e wifi.</p>;
  const isReleased = releasedAt !== null;
  return (
    <div>
      <p>
        {isReleased
          ? `L’ospite vede indirizzo, chiavi e wifi dal ${formatInstant(releasedAt)}.`
          : `L’ospite vede indirizzo, chiavi e wifi da ${day}${awaitsParty ? ', quando ci sono i dati di tutti gli ospiti' : ''}.`}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        busy={change.isPending}
        onClick={() => change.mutate({ id: stay.id, released: !isReleased })}
      >
        {isReleased
          ? `Nascondili fino ${awaitsParty ? 'ai dati degli ospiti' : `a ${day}`}`
          : 'Mostrali subito'}
      </Button>
      {change.isError && <p className="text-red-700">{errorText(change.error, FAILURE)}</p>}
    </div>
  );
};

type Question = 'renew' | 'end';

const questions = {
  renew: {
    title: 'Creare un nuovo link?',
    label: 'Crea un nuovo link',
    text: 'Il link di prima non si apre più, nemmeno quello nelle email già arrivate. Il nuovo lo trova nella prossima email, oppure lo mandi tu.',
  },
  end: {
    title: 'Chiudere la pagina?',
    label: 'Chiudi la pagina',
    text: 'Da subito non si apre più. Puoi creare un nuovo link quando vuoi.',
  },
} as const;

/** Renews or closes the page; behind ⋮, as both end the former link. */
const Rare = ({ stay }: { stay: StaffStay }) => {
  const renew = trpc.guestPage.renew.useMutation({ meta: { success: 'Nuovo link creato.' } });
  const end = trpc.guestPage.end.useMutation({ meta: { success: 'La pagina è chiusa.' } });
  const [question, setQuestion] = useState<Question | null>(null);
  const call = question === 'end' ? end : renew;
  const close = () => {
    call.reset();
    setQuestion(null);
  };
  const words = questions[question ?? 'renew'];
  return (
    <>
      <MoreMenu label="Altro sulla pagina dell’ospite">
        <MenuItem onClick={() => setQuestion('renew')}>
          <RefreshCw aria-hidden />
          {questions.renew.label}
        </MenuItem>
        <MenuItem isDanger onClick={() => setQuestion('end')}>
          <Link2Off aria-hidden />
          {questions.end.label}
        </MenuItem>
      </MoreMenu>
      <ConfirmDialog
        open={question !== null}
        title={words.title}
        confirmLabel={words.label}
        busy={call.isPending}
        error={call.isError ? errorText(call.error, FAILURE) : null}
        onConfirm={() => {
          if (!call.isPending) call.mutate({ id: stay.id }, { onSuccess: close });
        }}
        onClose={close}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
};

/** Opens a closed page at another link: nothing is lost by it. */
const Reopen = ({ stay }: { stay: StaffStay }) => {
  const renew = trpc.guestPage.renew.useMutation({ meta: { success: 'Nuovo link creato.' } });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={renew.isPending}
        onClick={() => renew.mutate({ id: stay.id })}
      >
        {questions.renew.label}
      </Button>
      {renew.isError && <p className="text-red-700">{errorText(renew.error, FAILURE)}</p>}
    </div>
  );
};

const seenInWords = ({ seenAt }: GuestPageLink): string =>
  seenAt ? `Aperta il ${formatInstant(seenAt)}.` : 'Non l’ha ancora aperta nessuno.';

const Known = ({ stay, link }: { stay: StaffStay; link: GuestPageLink }) => {
  if (link.url === null) {
    return (
      <>
        <p>{link.endedAt ? 'La pagina è chiusa.' : 'La pagina si è chiusa dopo il soggiorno.'}</p>
        {link.endedAt && <Reopen stay={stay} />}
      </>
    );
  }
  return (
    <>
      <p>{seenInWords(link)}</p>
      <div className="flex items-center gap-2">
        <SendLink
          hint="Nella lingua dell’ospite, anche per la chat di un portale."
          subject={link.invitationSubject}
          text={link.invitation}
          lang={stay.locale}
          link={link.url}
          phone={stay.guestPhone}
          email={stay.guestEmail}
        />
        <a
          href={link.url}
          target="_blank"
          rel="noreferrer"
          aria-label="Apri la pagina come la vede l’ospite"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink aria-hidden className="size-4" />
          Apri
        </a>
        <span className="ml-auto">
          <Rare stay={stay} />
        </span>
      </div>
      <Release stay={stay} link={link} />
    </>
  );
};

/** The page of a stay, as staff hand it out and close it. */
export const GuestPagePart = ({ stay }: { stay: StaffStay }) => {
  const link = trpc.guestPage.link.useQuery({ id: stay.id });
  if (link.isPending) return <Skeleton className="h-24" />;
  if (link.isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento della pagina dell’ospite"
        error={link.error}
        onRetry={() => void link.refetch()}
      />
    );
  }
  if (!link.data.isOn) {
    return (
      <p>
        Gli ospiti non hanno ancora una pagina.{' '}
        <Link to="/admin/guests" className={textLinkClass}>
          Accendila
        </Link>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <Known stay={stay} link={link.data} />
    </div>
  );
};

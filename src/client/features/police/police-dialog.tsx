import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { downloadBase64, downloadFile } from '#client/ui/download-file.ts';
import { Folded } from '#client/ui/folded.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { dayWithArticle } from '#shared/languages/italian-articles.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import type { PoliceStay } from '#shared/police/police.schema.ts';
import { GuestRows, Outcome } from './guest-rows.tsx';
import { stayInWords } from './police-words.ts';
import { SeenForm } from './seen-form.tsx';

type StayProps = { bookingId: number; stay: PoliceStay };

const Receipt = ({ receipt: { state, day } }: PoliceStay) => {
  const { police } = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);
  if (day === null) return null;
  const download = () =>
    police.receipt.fetch({ day }).then(
      (pdf) => downloadBase64(`ricevuta-${day}.pdf`, pdf, 'application/pdf'),
      (error: unknown) => setFailure(errorText(error, 'La ricevuta non si è scaricata')),
    );
  if (state === 'kept') {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={() => void download()}>
          Scarica la ricevuta
        </Button>
        {failure && <p className="text-red-700">{failure}</p>}
      </div>
    );
  }
  return state === 'late' ? (
    <Notice tone="warning" title="La ricevuta non è ancora arrivata">
      Il portale la tiene per 30 giorni: scarica quella del giorno dell’invio, {dayWithArticle(day)}
      .
    </Notice>
  ) : (
    <p className="text-sm text-ink-soft">La ricevuta arriva la mattina dopo l’invio.</p>
  );
};

const Troubles = ({ stay }: Pick<StayProps, 'stay'>) => {
  const isLate = stay.guests.some((guest) => guest.isLate && guest.isInFile);
  return (
    <>
      {stay.unreadable > 0 && (
        <Notice tone="warning" title="I dati di qualche ospite non si possono leggere">
          Questo server non ha la chiave con cui sono stati scritti, il file site.db.key.
        </Notice>
      )}
      {isLate && (
        <Notice tone="warning" title="Per il portale è tardi">
          Prende solo gli arrivi di oggi e di ieri. Manda il file alla Questura per PEC o per fax,
          poi segnalo qui.
        </Notice>
      )}
      {stay.departed > 0 && (
        <p className="text-sm text-ink-soft">
          {stay.departed === 1
            ? 'Un ospite è già comunicato e non è più nell’elenco.'
            : `${stay.departed} ospiti sono già comunicati e non sono più nell’elenco.`}
        </p>
      )}
    </>
  );
};

/** Whether the portal still takes one of the guests. */
const hasTimely = ({ guests }: PoliceStay): boolean =>
  guests.some(({ isInFile, isLate }) => isInFile && !isLate);

type ActProps = StayProps & { insist: string };

/** Downloads the file, and marks its guests as reported once staff have uploaded it. */
const ByHand = ({ bookingId, stay, insist }: ActProps) => {
  const { police } = trpc.useUtils();
  const mark = trpc.police.byHand.useMutation({ meta: { success: 'Segnato come comunicato' } });
  const [downloaded, setDownloaded] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { fileDigest } = stay;
  const download = () =>
    police.file.fetch({ id: bookingId, insist }).then(
      (text) => {
        downloadFile(`alloggiati-${stay.startDate}.txt`, text, 'text/plain');
        setDownloaded(fileDigest);
        setFailure(null);
      },
      (error: unknown) => setFailure(errorText(error, 'Il file non si è scaricato')),
    );
  if (fileDigest === null) return null;
  return (
    <div className="grid gap-3">
      {hasTimely(stay) && (
        <p className="text-sm text-ink-soft">
          Nel portale: «Invio file», scegli il file, prima «Elabora», poi «Invia». Quando il portale
          lo ha preso, segnalo qui.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={stay.way === 'hand' && downloaded !== fileDigest ? 'primary' : 'secondary'}
          onClick={() => void download()}
        >
          Scarica il file
        </Button>
        <Button
          variant={stay.way === 'hand' && downloaded === fileDigest ? 'primary' : 'secondary'}
          busy={mark.isPending}
          onClick={() => mark.mutate({ id: bookingId, fileDigest, insist })}
        >
          Segna come comunicati
        </Button>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {mark.isError && <Notice tone="error">{errorText(mark.error, 'Non è stato segnato')}</Notice>}
    </div>
  );
};

const ByService = ({ bookingId, stay, insist }: ActProps) => {
  const test = trpc.police.test.useMutation({ meta: { refetches: false } });
  const send = trpc.police.send.useMutation({
    meta: {
      success: ({ state }: PoliceStay) =>
        state === 'sent' ? 'Inviato alla Questura' : 'Guarda l’esito accanto a ogni ospite',
    },
  });
  if (!hasTimely(stay)) return null;
  const isProven = test.data?.guests.every(({ isAccepted }) => isAccepted) ?? false;
  const refused = test.data?.guests.filter(({ isAccepted }) => !isAccepted) ?? [];
  return (
    <div className="grid gap-3">
      {isProven && (
        <Notice tone="success" title="La prova è andata bene">
          Il portale accetta tutti. Adesso puoi inviare.
        </Notice>
      )}
      {refused.map((outcome) => (
        <Notice key={outcome.id} tone="error" title={outcome.name}>
          <Outcome outcome={outcome} />
        </Notice>
      ))}
      {[test.error, send.error].map(
        (error, index) =>
          error && (
            <Notice key={index === 0 ? 'test' : 'send'} tone="error">
              {errorText(error, 'Il portale non ha risposto')}
            </Notice>
          ),
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isProven ? 'secondary' : 'primary'}
          busy={test.isPending}
          onClick={() => test.mutate({ id: bookingId })}
        >
          Fai una prova
        </Button>
        <Button
          variant={isProven ? 'primary' : 'secondary'}
          busy={send.isPending}
          onClick={() => send.mutate({ id: bookingId, insist }, { onSuccess: () => test.reset() })}
        >
          Invia alla Questura
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        La prova non invia niente. L’invio non si può ritirare.
      </p>
    </div>
  );
};

const Actions = ({ bookingId, stay }: StayProps) => {
  const [insist, setInsist] = useState('');
  const inFile = stay.guests.filter(({ isInFile }) => isInFile);
  if (inFile.length === 0) return null;
  const acts = { bookingId, stay, insist };
  return (
    <>
      {inFile.some(({ seen }) => seen === null) && (
        <Folded title="Non li hai visti tutti?">
          <TextField
            label="Perché li comunichi lo stesso"
            hint="Resta scritto accanto a loro, con il tuo nome."
            maxLength={300}
            autoComplete="off"
            value={insist}
            onChange={(event) => setInsist(event.target.value)}
          />
        </Folded>
      )}
      {stay.way === 'hand' ? (
        <ByHand {...acts} />
      ) : (
        <>
          <ByService {...acts} />
          <Folded title="A mano, con il file">
            <ByHand {...acts} />
          </Folded>
        </>
      )}
      <p className="text-sm text-ink-soft">
        Il file segue il tracciato pubblicato da Alloggiati Web. Di quello che invii rispondi tu.
      </p>
    </>
  );
};

const Stay = ({ bookingId, stay, onClose }: StayProps & { onClose: () => void }) => {
  const today = useToday();
  const unseen = stay.guests.filter(
    ({ seen, state }) => seen === null && state !== 'sent' && state !== 'unknown',
  );
  const missing = stay.expected - stay.guests.length;
  if (!stay.isOn) return <p>La comunicazione alla Questura è spenta.</p>;
  return (
    <div className="grid gap-5">
      <div>
        <p>{formatStay(stay.startDate, stay.endDate)}</p>
        <p className="font-semibold first-letter:uppercase">
          {stayInWords(stay, today, Date.now())}
        </p>
      </div>
      <Troubles stay={stay} />
      {stay.guests.length > 0 && <GuestRows bookingId={bookingId} stay={stay} />}
      {missing > 0 && (
        <p>
          {missing === 1 ? 'Manca ancora un ospite' : `Mancano ancora ${missing} ospiti`}: scrivi i
          dati{' '}
          <Link
            to="/admin/bookings"
            search={{ booking: bookingId }}
            onClick={onClose}
            className={textLinkClass}
          >
            nella prenotazione
          </Link>
          , alla voce «Gli ospiti», oppure li scrivono loro nella pagina del soggiorno.
        </p>
      )}
      {unseen.length > 0 && <SeenForm bookingId={bookingId} unseen={unseen} />}
      <Actions bookingId={bookingId} stay={stay} />
      <Receipt {...stay} />
    </div>
  );
};

/** The guests of a stay for the police: who was seen, what is missing, the file, and the portal's answers. */
export const PoliceDialog = ({
  bookingId,
  onClose,
}: {
  bookingId: number;
  onClose: () => void;
}) => {
  const query = trpc.police.get.useQuery({ id: bookingId }, liveQuery);
  const title = query.data ? `Questura: ${query.data.guestName}` : 'Questura';
  return (
    <Dialog open shape="form" onClose={onClose} title={title}>
      <Loaded
        query={query}
        failure="Errore nel caricamento degli ospiti da comunicare"
        skeleton={<Skeleton className="h-64" />}
      >
        {(stay) => <Stay bookingId={bookingId} stay={stay} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
};

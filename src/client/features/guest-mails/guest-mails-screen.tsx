import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { moneyMailKinds, stayMailKinds } from '#shared/guest-mails/guest-mail-kinds.ts';
import type { GuestMails } from '#shared/guest-mails/guest-mails.schema.ts';
import { GuestMailRow } from './guest-mail-row.tsx';
import { guestMailNames, guestMailsResolver, useSaveGuestMails } from './guest-mails.form.ts';

/** Without these pages the texts have no link. */
const WithoutPages = () => (
  <Notice tone="info">
    Finché i soggiorni non hanno la loro pagina, i paragrafi con {'{link}'} restano fuori dalle
    mail.{' '}
    <Link to="/admin/guests" className="font-semibold underline underline-offset-2">
      Accendila in «Per gli ospiti»
    </Link>
    .
  </Notice>
);

const GuestMailRows = ({ saved }: { saved: GuestMails }) => {
  const { data: pages } = trpc.guestInformation.get.useQuery(undefined, liveQuery);
  const { data: terms } = trpc.paymentTerms.get.useQuery(undefined, liveQuery);
  const asksGuests = pages?.isOn && pages.asksGuests;
  return (
    <>
      {pages && !pages.isOn && <WithoutPages />}
      {stayMailKinds
        .filter((kind) => kind !== 'party' || asksGuests)
        .map((kind) => (
          <GuestMailRow key={kind} kind={kind} saved={saved} />
        ))}
      {terms?.isOn && (
        <>
          <h2 className="mt-2 text-xl">Quando c’è da pagare</h2>
          {moneyMailKinds.map((kind) => (
            <GuestMailRow key={kind} kind={kind} saved={saved} />
          ))}
        </>
      )}
    </>
  );
};

export const GuestMailsScreen = () => {
  const mails = trpc.guestMails.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Mail agli ospiti"
        purpose="Partono da sole all’ora che dici, una volta per ogni soggiorno confermato. Quelle in ritardo di oltre un giorno le trovi in Oggi."
      />
      <LoadedSettings
        label="Mail agli ospiti"
        names={guestMailNames}
        resolver={guestMailsResolver}
        save={useSaveGuestMails()}
        loss="Le modifiche non sono salvate e andranno perse."
        query={mails}
        failure="Errore nel caricamento delle mail agli ospiti"
      >
        {(saved) => <GuestMailRows saved={saved} />}
      </LoadedSettings>
    </>
  );
};

import { useState } from 'react';
import { api } from '#client/api/api.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useCall } from '#client/ui/use-call.ts';
import type { Party, PersonInput } from '#shared/party/party.schema.ts';
import { isPartyDone, PartyEditor } from './party-editor.tsx';

type PartyIslandProps = {
  token: string;
  saved: Party;
  /** Whether address, keys and wifi wait for these data. */
  holdsWayIn: boolean;
};

const nameOf = ({ name, surname }: Party['guests'][number]): string =>
  [name, surname].filter(Boolean).join(' ');

/** Who comes, as the guest writes it on the page of the stay. */
export const PartyIsland = ({ token, saved, holdsWayIn }: PartyIslandProps) => {
  const { t } = useLanguage();
  const [party, setParty] = useState(saved);
  const call = useCall((guests: PersonInput[], signal) =>
    api.party.setOwn.mutate({ token, guests, seenVersion: party.version }, { signal }),
  );
  const save = async (guests: PersonInput[]): Promise<Party> => {
    const next = await call.run(guests);
    setParty(next);
    return next;
  };
  if (!party.isOpen) {
    return (
      <>
        <p>{t('party.closed')}</p>
        <ul className="mt-3 list-disc pl-5">
          {party.guests.map((guest) => (
            <li key={guest.id}>{nameOf(guest)}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('party.why')}</p>
      <noscript>
        <p>{t('party.byContact')}</p>
      </noscript>
      <div className="noscript:hidden">
        <PartyEditor party={party} busy={call.isPending} error={call.error} save={save} />
      </div>
      <div role="status">
        {isPartyDone(party) && (
          <Notice tone="success">
            {t('party.complete')}{' '}
            {holdsWayIn && (
              <Sentence
                text={t('party.reload')}
                parts={[
                  (words) => (
                    <button
                      type="button"
                      className={textLinkClass}
                      onClick={() => location.reload()}
                    >
                      {words}
                    </button>
                  ),
                ]}
              />
            )}
          </Notice>
        )}
      </div>
      {!isPartyDone(party) && party.expected > 1 && (
        <p className="text-sm text-ink-soft">{t('party.fewer')}</p>
      )}
    </div>
  );
};

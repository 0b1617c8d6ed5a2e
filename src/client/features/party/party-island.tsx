import { useState } from 'react';
import { api } from '#client/api/api.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { giveUpSignal } from '#client/ui/slow-answer.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { OnePersonInput, Party } from '#shared/party/party.schema.ts';
import { isPartyDone, PartyEditor } from './party-editor.tsx';

type PartyIslandProps = {
  token: string;
  saved: Party;
  /** Whether address, keys and wifi wait for these data. */
  holdsWayIn: boolean;
};

const nameOf = ({ name, surname }: Party['guests'][number]): string =>
  [name, surname].filter(Boolean).join(' ');

/** The form for the guests of a stay, on the guest's page. */
export const PartyIsland = ({ token, saved, holdsWayIn }: PartyIslandProps) => {
  const { t } = useLanguage();
  const [party, setParty] = useState(saved);
  const save = async (person: OnePersonInput) =>
    setParty(await api.party.saveOwnPerson.mutate({ token, person }, { signal: giveUpSignal() }));
  const remove = async (id: number) => {
    const { guests, version } = await api.party.getOwn.query({ token });
    const others = guests.flatMap((guest) => (guest.id === id ? [] : [{ id: guest.id }]));
    setParty(await api.party.setOwn.mutate({ token, guests: others, seenVersion: version }));
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
        <PartyEditor party={party} storedAs={`party-${token}`} save={save} remove={remove} />
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

import { ChevronDown, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { Guest, Party, PersonInput, Place } from '#shared/party/party.schema.ts';
import { emptyPerson, MAX_PARTY, memberKindOf, type PartyKind } from '#shared/party/party-rules.ts';
import type { KindChoice, KnownPlaces, PersonValues } from './person-fields.tsx';
import { PersonForm } from './person-form.tsx';

const heads = [
  ['single', 'party.single'],
  ['family-head', 'party.familyHead'],
  ['group-head', 'party.groupHead'],
] as const;

/** The kinds that a person at this place of the party can have, the likeliest first. */
const useKinds = () => {
  const { t } = useLanguage();
  return (guests: readonly Guest[], index: number): KindChoice[] => {
    const own = heads.map(([kind, label]) => ({ kind, label: t(label) }));
    const kind = memberKindOf(guests[index - 1]?.kind);
    if (!kind) return own;
    const head = guests.slice(0, index).findLast((guest) => guest.kind.endsWith('-head'));
    const label = kind === 'family-member' ? 'party.familyMember' : 'party.groupMember';
    return [{ kind, label: t(label, { name: head?.name || head?.surname || '…' }) }, ...own];
  };
};

const usualKind = ({ guests, expected }: Party, index: number): PartyKind =>
  memberKindOf(guests[index - 1]?.kind) ?? (index === 0 && expected > 1 ? 'family-head' : 'single');

/** What a new person has in common with the one before, in a family, and with the first of a party. */
const newPerson = (party: Party, index: number): PersonValues => {
  const before = party.guests[index - 1];
  const [first] = party.guests;
  const kind = usualKind(party, index);
  const shared =
    before && kind === 'family-member'
      ? { surname: before.surname, citizenship: before.citizenship }
      : {};
  const home = first && { residence: first.residence, residenceTown: first.residenceTown };
  return { ...emptyPerson, ...shared, ...home, kind, documentNumber: '' };
};

const valuesOf = (party: Party, index: number): PersonValues => {
  const guest = party.guests[index];
  if (!guest) return newPerson(party, index);
  const {
    id: _id,
    hasDocumentNumber: _has,
    isComplete: _is,
    isCounted: _counts,
    ...person
  } = guest;
  return { ...person, documentNumber: '' };
};

/** Everybody, with one of them as typed. Members follow their head into another kind of party. */
const partyWith = (
  guests: readonly Guest[],
  index: number,
  values: PersonValues,
): PersonInput[] => {
  const all: PersonInput[] = guests.map(({ id }) => ({ id }));
  all[index] = { ...all[index], ...values };
  const [former, next] = [memberKindOf(guests[index]?.kind), memberKindOf(values.kind)];
  if (!former || !next || former === next) return all;
  for (let at = index + 1; guests[at]?.kind === former; at += 1) {
    all[at] = { ...all[at], kind: next };
  }
  return all;
};

const usePlaces = (named: readonly Place[]): KnownPlaces => {
  const chosen = useRef(new Map<string, Place>());
  return {
    find: (code) => chosen.current.get(code) ?? named.find((place) => place.code === code),
    add: (place) => {
      chosen.current.set(place.code, place);
    },
  };
};

type PartyEditorProps = {
  party: Party;
  busy: boolean;
  error: unknown;
  save: (guests: PersonInput[]) => Promise<Party>;
};

/** Whether a person has told everything. */
export const isDone = (guest: Guest | undefined): boolean =>
  (guest?.isComplete && guest.isCounted) ?? false;

/** Whether nobody of the party has to tell anything more. */
export const isPartyDone = ({ isComplete, guests }: Party): boolean =>
  isComplete && guests.every(isDone);

/** The people of a stay, one row each; one of them is open. */
export const PartyEditor = ({ party, busy, error, save }: PartyEditorProps) => {
  const { t } = useLanguage();
  const kindsAt = useKinds();
  const places = usePlaces(party.places);
  const [open, setOpen] = useState<number | null>(null);
  const { guests, expected } = party;
  const isAdding = open === guests.length;
  const rows = Math.max(guests.length + (isAdding ? 1 : 0), expected);
  const nextAfter = (next: Party): number | null => {
    const partial = next.guests.findIndex((guest) => !isDone(guest));
    if (partial >= 0) return partial;
    return next.guests.length < next.expected ? next.guests.length : null;
  };
  const saveAt = async (index: number, values: PersonValues): Promise<boolean> => {
    const saved = await save(partyWith(guests, index, values));
    const isSaved = isDone(saved.guests[index]);
    if (isSaved) setOpen(nextAfter(saved));
    return isSaved;
  };
  const remove = async (index: number) => {
    await save(guests.flatMap(({ id }, at) => (at === index ? [] : [{ id }]))).catch(
      () => undefined,
    );
    setOpen(null);
  };
  return (
    <>
      <ol className="divide-y divide-sand-200 border-y border-sand-200">
        {Array.from({ length: rows }, (_, index) => {
          const guest = guests[index];
          const isOpen = open === index;
          const name = guest && [guest.name, guest.surname].filter(Boolean).join(' ');
          const state = guest
            ? isDone(guest)
              ? 'party.personDone'
              : 'party.personPartial'
            : 'party.personEmpty';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the party
            <li key={index}>
              <button
                type="button"
                aria-expanded={isOpen}
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left"
                // The next one first: a party has no gaps.
                onClick={() => setOpen(isOpen ? null : Math.min(index, guests.length))}
              >
                <span className="min-w-0 grow font-semibold wrap-anywhere text-sea-700">
                  {name || t('party.person', { number: index + 1 })}
                </span>
                <span className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
                  {isDone(guest) && <CircleCheck aria-hidden className="size-4" />}
                  {t(state)}
                </span>
                <ChevronDown
                  aria-hidden
                  className={`size-5 shrink-0 text-sea-600 ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
              {isOpen && (
                <PersonForm
                  index={index}
                  values={valuesOf(party, index)}
                  hasNumber={guest?.hasDocumentNumber ?? false}
                  kinds={kindsAt(guests, index)}
                  stay={party}
                  places={places}
                  asksResidence={party.asksResidence}
                  first={index === 0 ? null : (guests[0] ?? null)}
                  busy={busy}
                  error={error}
                  onSave={(values) => saveAt(index, values)}
                  onRemove={guest && (() => void remove(index))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {guests.length >= expected && guests.length < MAX_PARTY && open === null && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-4"
          onClick={() => setOpen(guests.length)}
        >
          {t('party.add')}
        </Button>
      )}
    </>
  );
};

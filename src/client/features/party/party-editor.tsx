import { ChevronDown, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useCall } from '#client/ui/use-call.ts';
import type { Guest, Party, Place } from '#shared/party/party.schema.ts';
import {
  emptyPerson,
  MAX_PARTY,
  memberKindOf,
  type PersonData,
} from '#shared/party/party-rules.ts';
import type { KindChoice, KnownPlaces, PersonValues } from './person-fields.tsx';
import { PersonForm } from './person-form.tsx';
import { type PersonSaves, type SavePerson, usePersonSaves } from './use-person-saves.ts';

const heads = [
  ['single', 'party.single'],
  ['family-head', 'party.familyHead'],
  ['group-head', 'party.groupHead'],
] as const;

/** A person of the party, as saved or, before the save arrives, as typed. */
type Person = PersonData & {
  /** The same before and after the first save. */
  key: string;
  /** Null for a person who is not saved yet. */
  guest: Guest | null;
};

const keyOf = ({ id, draftId }: Guest): string => draftId ?? String(id);

const newDraftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');

const peopleOf = (guests: readonly Guest[], typed: PersonSaves['typed']): Person[] => {
  const saved = guests.map((guest) => {
    const key = keyOf(guest);
    return { ...guest, ...typed.get(key), key, guest };
  });
  const known = new Set(saved.map(({ key }) => key));
  const drafts = [...typed].filter(([key]) => !known.has(key));
  return [...saved, ...drafts.map(([key, values]) => ({ ...values, key, guest: null }))];
};

/** The kinds that a person at this place of the party can have, the likeliest first. */
const useKinds = () => {
  const { t } = useLanguage();
  return (people: readonly Person[], index: number): KindChoice[] => {
    const own = heads.map(([kind, label]) => ({ kind, label: t(label) }));
    const kind = memberKindOf(people[index - 1]?.kind);
    if (!kind) return own;
    const head = people.slice(0, index).findLast((person) => person.kind.endsWith('-head'));
    const label = kind === 'family-member' ? 'party.familyMember' : 'party.groupMember';
    return [{ kind, label: t(label, { name: head?.name || head?.surname || '…' }) }, ...own];
  };
};

/** The fields that a new person takes from the one before, in a family, and from the first of a party. */
const newPerson = (people: readonly Person[], expected: number): PersonValues => {
  const [first] = people;
  const before = people.at(-1);
  const kind = memberKindOf(before?.kind) ?? (!first && expected > 1 ? 'family-head' : 'single');
  const shared =
    before && kind === 'family-member'
      ? { surname: before.surname, citizenship: before.citizenship }
      : {};
  const home = first && { residence: first.residence, residenceTown: first.residenceTown };
  return { ...emptyPerson, ...shared, ...home, kind, documentNumber: '' };
};

/** As saved, without the number, which is not answered. */
const savedValues = (guest: Guest): PersonValues => {
  const fields = Object.keys(emptyPerson) as (keyof PersonData)[];
  const values = Object.fromEntries(fields.map((field) => [field, guest[field]]));
  return { ...emptyPerson, ...values, documentNumber: '' };
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
  /** The key in the tab's storage for unsaved persons. */
  storedAs: string;
  save: SavePerson;
  remove: (id: number) => Promise<unknown>;
};

/** Whether a person's data are complete. */
export const isDone = (guest: Guest | null): boolean =>
  (guest?.isComplete && guest.isCounted) ?? false;

/** Whether the data of the whole party are complete. */
export const isPartyDone = ({ isComplete, guests }: Party): boolean =>
  isComplete && guests.every(isDone);

/** Small, and in sight during input. */
const SaveStatus = ({ state, error, retry }: Pick<PersonSaves, 'state' | 'error' | 'retry'>) => {
  const { t } = useLanguage();
  const again = (words: string) => (
    <button type="button" className={textLinkClass} onClick={retry}>
      {words}
    </button>
  );
  const reason = apiErrorOf(error);
  return (
    <div role="status" className="sticky bottom-3 ml-auto w-fit max-w-full text-sm">
      {state === 'saving' && (
        <p className="rounded-card border border-sand-200 bg-white px-3 py-1.5 shadow-float text-ink-soft">
          {t('party.saving')}
        </p>
      )}
      {state === 'saved' && (
        <p className="rounded-card border border-sand-200 bg-white px-3 py-1.5 shadow-float text-olive-700">
          {t('party.saved')}
        </p>
      )}
      {state === 'failed' && (
        <p className="rounded-card border border-sand-200 bg-white px-3 py-1.5 shadow-float text-red-700">
          <Sentence text={t('party.notSaved')} parts={[again]} />
          {reason && reason.status < 500 && ` ${reason.message}`}
        </p>
      )}
    </div>
  );
};

/** The people of a stay, one row each; one of them is open. They are saved as they are written. */
export const PartyEditor = ({ party, storedAs, save, remove }: PartyEditorProps) => {
  const { t } = useLanguage();
  const kindsAt = useKinds();
  const places = usePlaces(party.places);
  const saves = usePersonSaves({ save, stay: party, storedAs });
  const removal = useCall(remove);
  const [open, setOpen] = useState<string | null>(null);
  const [draftId, setDraftId] = useState(newDraftId);
  const [isAdvancing, setIsAdvancing] = useState(false);
  const { expected } = party;
  const people = peopleOf(party.guests, saves.typed);
  const { length } = people;
  if (people.some(({ key }) => key === draftId)) setDraftId(newDraftId());
  const rows = Math.max(length + (open === draftId ? 1 : 0), expected);
  // The next one, once the answer is on the screen.
  const advance = useEffectEvent(() => {
    const partial = people.find(({ guest }) => !isDone(guest));
    setOpen(partial?.key ?? (length < expected ? draftId : null));
    setIsAdvancing(false);
  });
  useEffect(() => {
    if (isAdvancing) advance();
  }, [isAdvancing]);
  const removePerson = async (key: string, { id }: Guest): Promise<void> => {
    saves.drop(key);
    // A save that arrives later would bring the person back.
    await saves.settle(key).catch(() => undefined);
    await removal.run(id).then(
      () => setOpen(null),
      () => undefined,
    );
  };
  return (
    <>
      <ol className="divide-y divide-sand-200 border-y border-sand-200">
        {Array.from({ length: rows }, (_, index) => {
          const person = people[index];
          // A party has no gaps: a new person comes last.
          const key = person?.key ?? draftId;
          const isOpen = open === key && index <= length;
          const guest = person?.guest ?? null;
          const name = person && [person.name, person.surname].filter(Boolean).join(' ');
          const isComplete = isDone(guest);
          const state = isComplete
            ? 'party.personDone'
            : person
              ? 'party.personPartial'
              : 'party.personEmpty';
          return (
            <li key={index <= length ? key : index}>
              <button
                type="button"
                aria-expanded={isOpen}
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left"
                onClick={() => setOpen(isOpen ? null : key)}
              >
                <span className="min-w-0 grow font-semibold wrap-anywhere text-sea-700">
                  {name || t('party.person', { number: index + 1 })}
                </span>
                <span className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
                  {isComplete && <CircleCheck aria-hidden className="size-4" />}
                  {t(state)}
                </span>
                <ChevronDown
                  aria-hidden
                  className={`size-5 shrink-0 text-sea-600 ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
              {isOpen && (
                <PersonForm
                  values={
                    saves.typed.get(key) ??
                    (guest ? savedValues(guest) : newPerson(people, expected))
                  }
                  hasNumber={guest?.hasDocumentNumber ?? false}
                  kinds={kindsAt(people, index)}
                  stay={party}
                  places={places}
                  asksResidence={party.asksResidence}
                  first={index === 0 ? null : (people[0] ?? null)}
                  put={(values) => saves.put(key, values)}
                  settle={() => saves.settle(key)}
                  onDone={() => setIsAdvancing(true)}
                  removal={removal}
                  onRemove={guest ? () => void removePerson(key, guest) : undefined}
                />
              )}
            </li>
          );
        })}
      </ol>
      {length >= expected && length < MAX_PARTY && open === null && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-4"
          onClick={() => setOpen(draftId)}
        >
          {t('party.add')}
        </Button>
      )}
      <SaveStatus state={saves.state} error={saves.error} retry={saves.retry} />
    </>
  );
};

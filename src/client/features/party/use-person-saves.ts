import { useEffect, useEffectEvent, useState } from 'react';
import { readUnsent, storeUnsent } from '#client/hydration/unsent-input.ts';
import { fieldIssues } from '#client/ui/form-issues.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import type { OnePersonInput } from '#shared/party/party.schema.ts';
import { personIssues, type StayDays } from '#shared/party/party-rules.ts';
import type { PersonValues } from './person-fields.tsx';
import { createPersonSaves, type SaveState } from './person-saves.ts';

export type SavePerson = (person: OnePersonInput) => Promise<unknown>;

/** The number of a person who was saved without a draft's id. */
const idOf = (key: string): number | undefined => (/^\d+$/.test(key) ? Number(key) : undefined);

const PREFIX = 'person.';

/** The server's issues with the fields of a person. */
const refusedFields = (failure: unknown): InputIssue[] =>
  fieldIssues(failure, ['person'])
    .filter(({ path }) => path.startsWith(PREFIX))
    .map(({ path, message }) => ({ path: path.slice(PREFIX.length), message }));

/** Without these fields, which stay as they are. */
const without = (values: PersonValues, issues: readonly InputIssue[]): Partial<PersonValues> => {
  const wrong = new Set(issues.map(({ path }) => path));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.has(field)));
};

/** Saves the valid fields of a person, and resolves to the issues of the others. Empties fields that only the server refuses. */
const saveKept = async (
  save: SavePerson,
  { key, values, stay }: { key: string; values: PersonValues; stay: StayDays },
): Promise<InputIssue[]> => {
  const wrong = personIssues(values, { today: todayAtHouse(new Date()), stay });
  const person = { id: idOf(key), draftId: key, ...without(values, wrong) };
  try {
    await save(person);
    return wrong;
  } catch (failure) {
    const refused = refusedFields(failure);
    if (refused.length === 0) throw failure;
    await save({ ...person, ...Object.fromEntries(refused.map(({ path }) => [path, ''])) });
    return [...wrong, ...refused];
  }
};

type Options = {
  save: SavePerson;
  stay: StayDays;
  /** The key of the unsaved input in the tab's storage. */
  storedAs: string;
};

/** Saves people while they are typed. Unsaved input survives a reload, and is sent once the connection returns. */
export const usePersonSaves = ({ save, stay, storedAs }: Options) => {
  const [status, setStatus] = useState<{ state: SaveState; error: unknown }>({
    state: 'idle',
    error: null,
  });
  const [saves] = useState(() =>
    createPersonSaves<PersonValues, InputIssue>({
      send: (key, values) => saveKept(save, { key, values, stay }),
      onChange: (state, error) => setStatus({ state, error }),
    }),
  );
  const [retry] = useState(() => () => void saves.settle('').catch(() => undefined));
  const restore = useEffectEvent(() => {
    for (const [key, json] of Object.entries(readUnsent(storedAs))) {
      void saves.put(key, JSON.parse(String(json))).catch(() => undefined);
    }
    storeUnsent(storedAs, {});
  });
  const store = useEffectEvent(() =>
    storeUnsent(
      storedAs,
      Object.fromEntries([...saves.typed].map(([key, values]) => [key, JSON.stringify(values)])),
    ),
  );
  useEffect(() => {
    restore();
    const leave = () => store();
    const ask = (event: Event) => saves.hasUnsent() && event.preventDefault();
    addEventListener('online', retry);
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [saves, retry]);
  return { ...saves, ...status, retry };
};

export type PersonSaves = ReturnType<typeof usePersonSaves>;

import type { Page } from 'playwright-core';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Tables } from '#server/database/database.types.ts';
import type { TestApp } from './create-test-app.ts';
import { picture } from './media-files.ts';
import type { ShownView } from './shown.ts';
import type { Outcome, Transport } from './transports.ts';
import { upload } from './upload.ts';
import type { AccessRows } from './verdicts.ts';

// A noun of the site, as tests ask it of each.

export type Input = Record<string, unknown>;
/** A call's answer, of any shape. */
type Entity = Outcome['data'];
type Person = 'admin' | 'guest' | 'visitor';

export type Use = {
  /** Calls by the procedure's name, as an administrator unless another is named, and succeeds. */
  call: (name: string, input?: Input, as?: Person) => Promise<Entity>;
  /** A new picture of the library. */
  picture: () => Promise<{ id: number; fileName: string }>;
};

type VersionedTable = {
  [Name in keyof Tables]: 'version' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

type Edited = {
  /** The tables whose `version` it has. */
  tables: readonly Exclude<VersionedTable, 'sampleItems'>[];
  /** Makes one, or fills in the only one, so that an answer has something to send back. */
  make?: (use: Use) => Promise<{ id?: number }>;
  read: (use: Use, id: number) => Promise<Entity>;
  update: string;
  /** The input of a change, another for each number. */
  change: (n: number) => Input;
  /** Where the answer says the change, if not under the input's names. */
  said?: (entity: Entity) => Input;
  remove?: string;
  /** Why its answer is no input of `update`. */
  notSentBack?: string;
  /** Why a test without other servers cannot edit it all day. */
  notOnTheDay?: string;
};

/** A form's fields, by their names in the call that saves it. */
export type Labels = { readonly [field: string]: string | Labels };
/** Why a field has none of something, by its name: `name`, `beds.room`. */
type Reasons = Readonly<Record<string, string>>;

type Form = {
  path: string;
  /** Lead from there to its inputs, one after the other. */
  steps?: readonly ((page: Page) => Promise<unknown>)[];
  labels: Labels;
  /** Why no form has an input for a field. */
  untyped?: Reasons;
  /** The call that the form makes, if it is not the one of a change, and the entities that it needs. */
  saves?: string;
  needs?: (use: Use) => Promise<unknown>;
  /** The names of fields in answers, where they are others. */
  seenAs?: Readonly<Record<string, string>>;
};

type Translated = {
  texts?: TranslatedTexts;
  /** Why a text that visitors see is the same in each language. */
  same?: Reasons;
  /** Where visitors see it, if that is another place than where they see the rest. */
  pages?: (use: Use, entity: Entity) => Promise<string[]>;
};

/** How far it is filled in, for its owners. */
type Meter = { counts: readonly string[]; leavesOut: Reasons };

export type Noun = {
  /** With its article, as names of tests say it. */
  what: string;
  access: AccessRows;
  /** Left out if it cannot be changed. */
  edited?: Edited;
  /** Other calls of a busy day, with the one that was made and changed before. */
  day?: (use: Use, id: number) => Promise<unknown>;
  /** Makes a private one, with the mark in each text; or the reason why there is none. */
  secrets: ((use: Use, mark: string) => Promise<unknown>) | string;
  /** Where visitors see each field, or the reason why they see none. */
  visitors: ShownView | string;
  /** How people edit it, or the reason why no form does. */
  form: Form | string;
  translated?: Translated;
  meter?: Meter;
};

/** Reads one by a procedure that takes its id. */
export const got =
  (name: string) =>
  ({ call }: Use, id: number): Promise<Entity> =>
    call(name, { id });

/** The same where it is asked for by id or slug. */
export const gotByText =
  (name: string) =>
  ({ call }: Use, id: number): Promise<Entity> =>
    call(name, { id: String(id) });

/** Finds one in a list. */
export const listed =
  (name: string) =>
  async ({ call }: Use, id: number): Promise<Entity> =>
    (await call(name)).find((one: Entity) => one.id === id);

/** Leads to a form by a button. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The same where the form is in a dialog. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.locator('dialog[open]').waitFor();
};

/** A new value, another for each number. */
export const title = (n: number): string => `Titolo numero ${n}`;

export const CONTENT = `<p>${'Il mare è a due passi, e la sera si cena in terrazza. '.repeat(3)}</p>`;

/** Uploads a new picture, as a person of the staff. */
export const pictureOf = (t: TestApp, token: string) => async () =>
  (await upload(t, token, { bytes: await picture('png') })).body;

/** Calls an app by a transport, with the callers' tokens. */
export const useOf = (
  t: TestApp,
  transport: Transport,
  { admin, guest }: { admin: string; guest?: string },
): Use => ({
  call: async (name, input, as = 'admin') => {
    const token = { admin, guest, visitor: undefined }[as];
    const { status, text, data } = await transport(t, name, input, token);
    if (status >= 300) throw new Error(`${name} ${status} ${text} ${JSON.stringify(input)}`);
    return data;
  },
  picture: pictureOf(t, admin),
});

import type { AuditKind } from '#shared/audit.schema.ts';

/** How an action is recorded and displayed. */
export type AuditLabel = {
  kind: AuditKind;
  /** The participle between 'ha' or 'avrebbe' and the object; by detail where one procedure has several meanings. */
  did: string | Readonly<Record<string, string>>;
  /** The input field whose value distinguishes them. */
  detail?: 'status' | 'published' | 'suspect' | 'completed' | 'paid' | 'released';
  /** The kind of entity that the input's or the answer's `id` identifies. */
  subject?: string;
  /** The end of the sentence, with and without the entity's name after it. */
  object?: readonly [named: string, unnamed: string];
  /** The answer's field with the entity's name; only for content, never for a person's data. */
  label?: 'title' | 'name' | 'label';
  /** The subject of the sentence when no user is logged in. */
  anonymous?: string;
};

/** By procedure or raw route, as in `bookings.create`. */
export type AuditLabels = Readonly<Record<string, AuditLabel>>;

type Rest = Omit<AuditLabel, 'kind' | 'did'>;

const labelOf =
  (kind: AuditKind) =>
  (did: AuditLabel['did'], rest: Rest = {}): AuditLabel => ({ kind, did, ...rest });

export const access = labelOf('access');
export const content = labelOf('content');
export const bookings = labelOf('bookings');
export const settings = labelOf('settings');
export const backups = labelOf('backups');
export const users = labelOf('users');

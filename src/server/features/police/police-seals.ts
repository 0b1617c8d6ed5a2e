import type { AppContext } from '#server/app-context.ts';
import { latinLine } from '#shared/party/latin-line.ts';
import type { PersonData } from '#shared/party/party-rules.ts';
import type { PoliceCredentials, PortalOutcome } from '#shared/police/police.schema.ts';

/** The content of a transmission, with the codes' labels of that day. Encrypted for its row alone. */
export type SentContent = {
  /** The record as sent, without the end of its line; empty where a restore lost it. */
  line: string;
  /** The names of its codes on that day, by code. */
  labels: Readonly<Record<string, string>>;
  outcome: Omit<PortalOutcome, 'advice'> | null;
  /** The reason that staff gave for reporting a guest whom they had not seen; else empty. */
  insisted: string;
  /** What staff noted when they settled an unknown transmission. */
  verified: string;
};

const ofTransmission = (id: number) => ({ purpose: 'police-transmission', subject: String(id) });

export const sealSent = ({ secretKey }: AppContext, id: number, content: SentContent): string =>
  secretKey.seal(ofTransmission(id), JSON.stringify(content));

/** Null for one that is forgotten, or that another key wrote. */
export const unsealSent = (
  { secretKey }: AppContext,
  { id, sealed }: { id: number; sealed: string },
): SentContent | null => {
  const json = sealed === '' ? null : secretKey.unseal(ofTransmission(id), sealed);
  return json === null ? null : JSON.parse(json);
};

const ofCredentials = { purpose: 'police-credentials', subject: 'site' };

export const sealCredentials = ({ secretKey }: AppContext, given: PoliceCredentials): string =>
  secretKey.seal(ofCredentials, JSON.stringify(given));

/** Null where there are none, and on a server with another key. */
export const unsealCredentials = (
  { secretKey }: AppContext,
  sealed: string,
): PoliceCredentials | null => {
  const json = sealed === '' ? null : secretKey.unseal(ofCredentials, sealed);
  return json === null ? null : JSON.parse(json);
};

/**
 * The same for the same person, whatever row holds them: staff may enter again somebody whom a restore
 * took away. Without the key it says nothing about anybody.
 */
export const personCode = (
  { secretKey }: AppContext,
  { surname, name, sex, birthDate }: PersonData,
): string =>
  secretKey.codeOf(
    'police-person',
    [latinLine(surname), latinLine(name), sex, birthDate].join('|'),
  );

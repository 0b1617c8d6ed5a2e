import type { AuditWords } from '#shared/audit.schema.ts';
import { type AuditLabel, access } from './audit-labels.ts';
import type { Cards } from './card.ts';

/** Queries are recorded only when they are refused. */
const reading: AuditLabel = access('aperto una parte riservata del sito');

export const auditLabelsOf = (cards: Cards, action: string): AuditLabel => {
  for (const { audit, withdrawn } of Object.values(cards)) {
    const label = audit?.[action] ?? withdrawn?.[action];
    if (label) return label;
  }
  return reading;
};

export const auditWordsOf = (
  cards: Cards,
  { action, detail }: { action: string; detail: string | null },
): AuditWords => {
  const { did, object, anonymous = null } = auditLabelsOf(cards, action);
  return {
    did: typeof did === 'string' ? did : (did[detail ?? ''] ?? did[''] ?? ''),
    object: object ? { named: object[0], unnamed: object[1] } : null,
    anonymous,
  };
};

import type { BadgeTone } from '#client/ui/badge.tsx';
import type { Calendar, CalendarState } from '#shared/calendars.schema.ts';
import { formatDayRange, formatNights } from '#shared/languages/italian-dates.ts';

const states: Record<CalendarState, { label: string; tone: BadgeTone }> = {
  new: { label: 'Da leggere', tone: 'neutral' },
  ok: { label: 'In ordine', tone: 'confirmed' },
  failing: { label: 'Lettura non riuscita', tone: 'waiting' },
  stale: { label: 'Fermo', tone: 'refused' },
  held: { label: 'Aspetta una risposta', tone: 'refused' },
};

export const stateBadge = ({ state, enabled }: Calendar): { label: string; tone: BadgeTone } =>
  enabled || state === 'held' ? states[state] : { label: 'In pausa', tone: 'blocked' };

/** Whether staff should act; a short outage does not count. */
export const isTroubled = ({ state, enabled, lastGoodReadAt }: Calendar): boolean =>
  state === 'held' ||
  (enabled && (state === 'stale' || (state === 'failing' && lastGoodReadAt === null)));

/** '2 notti nuove, 1 tolta' */
export const changeInWords = ({ added, removed }: { added: number; removed: number }): string => {
  const news = added > 0 ? [`${formatNights(added)} ${added === 1 ? 'nuova' : 'nuove'}`] : [];
  const nights = added > 0 ? String(removed) : formatNights(removed);
  const gone = removed > 0 ? [`${nights} ${removed === 1 ? 'tolta' : 'tolte'}`] : [];
  return [...news, ...gone].join(', ');
};

/** '23 notti occupate; altre 12 sono chiuse là, ma qui restano libere' */
export const nightsInWords = ({ nights, closedNights }: Calendar): string => {
  const taken = nights === 0 ? 'nessuna notte occupata' : `${formatNights(nights)} da oggi in poi`;
  if (closedNights === 0) return taken;
  return `${taken}; altre ${closedNights} sono chiuse là, ma qui restano libere`;
};

type Nights = Calendar['lost'][number];

/** '4–10 luglio 2026', from the first to the last night. */
export const formatSpan = ({ startDate, endDate }: Nights): string =>
  formatDayRange(startDate, endDate);

import { useBackupAlert } from '#client/features/backups/backup-age.tsx';
import { isTroubled } from '#client/features/calendars/admin/calendar-words.ts';
import { useFormerCleanersAlert } from '#client/features/cleaning/former-cleaners-alert.tsx';
import { useDutiesAlert } from '#client/features/duties/duties-today.tsx';
import { useMailAlert } from '#client/features/outbox/mail-alert.tsx';
import { useDiskAlert } from '#client/features/site-status/disk-alert.tsx';
import { trpc } from '#client/trpc.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { Button } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { missingPriceYear } from './missing-price-year.ts';

/** The section of the start page with stays in the same nights. */
export const CONFLICTS_ID = 'stesse-notti';

/** The section itself is below the requests. */
const useConflictAlert = (): Alert | null => {
  const { data = [] } = trpc.calendars.conflicts.useQuery(undefined, liveQuery);
  if (data.length === 0) return null;
  const line =
    data.length === 1
      ? 'Due prenotazioni nelle stesse notti'
      : `${data.length} volte due prenotazioni nelle stesse notti`;
  return { key: 'conflicts', tone: 'danger', line, target: { to: '/admin', hash: CONFLICTS_ID } };
};

const useCalendarAlert = (): Alert | null => {
  const { data = [] } = trpc.calendars.list.useQuery(undefined, liveQuery);
  const [first, ...others] = data.filter(isTroubled);
  if (!first) return null;
  const line =
    others.length === 0
      ? `Il calendario «${first.name}» non è aggiornato`
      : `${others.length + 1} calendari non sono aggiornati`;
  return { key: 'calendars', tone: 'warning', line, target: { to: '/admin/calendars' } };
};

/** Reminds staff to open the site. */
const usePreparationAlert = (): Alert | null => {
  const { data } = trpc.siteSettings.state.useQuery(undefined, liveQuery);
  if (data?.shown !== 'preview') return null;
  return {
    key: 'preparation',
    tone: 'info',
    line: 'Il sito è in preparazione: non arrivano richieste',
    target: { to: '/admin/settings' },
  };
};

/** Says that house, pictures and some bookings are invented, until they are removed. */
const useSampleAlert = (onRemove: () => void): Alert | null => {
  const { data: sample } = trpc.content.sample.useQuery();
  if (!sample?.present) return null;
  return {
    key: 'sample',
    tone: 'info',
    line: 'Contenuti e soggiorni di esempio',
    action: (
      <Button
        variant="secondary"
        size="small"
        aria-label="Rimuovi il contenuto di esempio"
        onClick={onRemove}
      >
        Rimuovi
      </Button>
    ),
  };
};

/** Requests for next year cost what this year's list says, until next year's is written. */
const usePriceListAlert = (today: StayDate): Alert | null => {
  const { data: prices } = trpc.prices.get.useQuery();
  const { data: steps } = trpc.firstSteps.get.useQuery(undefined, liveQuery);
  const year = prices ? missingPriceYear(prices.periods, today) : null;
  // The first steps ask for a list in place of the example.
  if (year === null || !steps || steps.missing.includes('prices')) return null;
  return {
    key: 'price-list',
    tone: 'info',
    line: `Il listino ${year} è da scrivere`,
    target: { to: '/admin/prices', search: { year } },
  };
};

type AlertOptions = {
  today: StayDate;
  removeSample: () => void;
};

/** Alerts about failures and about the state of the whole site, the worst first. */
export const useAlerts = ({ today, removeSample }: AlertOptions): Alert[] =>
  [
    useConflictAlert(),
    useDutiesAlert(today),
    useMailAlert(),
    useDiskAlert(),
    useCalendarAlert(),
    useBackupAlert(),
    usePreparationAlert(),
    useSampleAlert(removeSample),
    useFormerCleanersAlert(),
    usePriceListAlert(today),
  ].filter((alert) => alert !== null);

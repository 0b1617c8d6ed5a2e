import type { PortalQuestion, PortalStay } from '#shared/bookings/portal-stays.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';

/** 'Airbnb ha spostato queste notti: 14–21 luglio 2026' */
export const questionInWords = (
  calendar: string,
  { startDate, endDate }: PortalQuestion,
): string =>
  startDate === null || endDate === null
    ? `${calendar} non ha più queste notti`
    : `${calendar} ha spostato queste notti: ${formatDayRange(startDate, endDate)}`;

/** 'Airbnb ti paga 800 €, dopo 120 € di commissione. La tassa di soggiorno l’ha incassata il portale.' */
export const sumsInWords = (portal: PortalStay): string => {
  const { calendar, payoutCents, commissionCents, withheldCents, taxCollectedBy } = portal;
  const name = calendar ?? 'Il portale';
  const cuts = [
    commissionCents !== null && `${formatEuro(commissionCents)} di commissione`,
    withheldCents !== null && `${formatEuro(withheldCents)} di ritenuta`,
  ].filter(Boolean);
  const after = cuts.length > 0 ? `, dopo ${cuts.join(' e ')}` : '';
  const pays =
    payoutCents === null
      ? `Arriva da ${name}`
      : `${name} ti paga ${formatEuro(payoutCents)}${after}`;
  const tax =
    taxCollectedBy === 'portal'
      ? 'La tassa di soggiorno l’ha incassata il portale.'
      : 'La tassa di soggiorno la incassi tu.';
  return `${pays}. ${tax}`;
};

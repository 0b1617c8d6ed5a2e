import type { PortalQuestion, PortalStay } from '#shared/bookings/portal-stays.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';

type Asked = { guestName: string; calendar: string; question: PortalQuestion };

/** 'Airbnb ha spostato il soggiorno di Anna Verdi?' */
export const questionInWords = ({ guestName, calendar, question }: Asked): string =>
  question.kind === 'moved'
    ? `${calendar} ha spostato il soggiorno di ${guestName}?`
    : `${calendar} non ha più il soggiorno di ${guestName}`;

type Days = { startDate: StayDate; endDate: StayDate };

/** 'Lì 14–21 luglio 2026, qui 12–19 luglio 2026' */
export const daysInWords = (
  { startDate: fedStart, endDate: fedEnd }: PortalQuestion,
  { startDate, endDate }: Days,
): string => {
  const here = formatDayRange(startDate, endDate);
  return fedStart === null || fedEnd === null
    ? here
    : `Lì ${formatDayRange(fedStart, fedEnd)}, qui ${here}`;
};

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

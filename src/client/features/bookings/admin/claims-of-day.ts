import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { importedState } from '#shared/bookings/imported-nights.ts';
import { holdsDates, occupiedInterval } from '#shared/bookings/occupancy.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import type { Language } from '#shared/texts/texts.ts';
import { bookingName } from './booking-labels.ts';

/** The claims on the night that begins on `date`: confirmed stays and blocks before requests. */
export const claimsOn = (date: StayDate, claims: readonly Claim[]): Claim[] =>
  claims
    .filter((claim) => {
      const { from, until } = occupiedInterval(claim);
      return from <= date && date < until;
    })
    .sort((a, b) => Number(holdsDates(b.status)) - Number(holdsDates(a.status)) || a.id - b.id);

const describeClaim = (claim: Claim, { t }: Pick<Language, 't'>): string => {
  if (claim.origin !== null) return importedState({ ...claim, origin: claim.origin });
  if (claim.isOffered) return bookingName(claim);
  return claim.status === 'NOT_AVAILABLE'
    ? bookingName(claim).toLowerCase()
    : `${bookingName(claim)}, ${t(`ownStays.${claim.status}`).toLowerCase()}`;
};

/** 'sabato 4 luglio 2026: Anna Verdi, confermata', or '…: libero'. */
export const describeClaims = (
  date: StayDate,
  claims: readonly Claim[],
  language: Pick<Language, 't'>,
): string => {
  const claimLabels = claimsOn(date, claims).map((claim) => describeClaim(claim, language));
  return `${formatDayInWords(date)}: ${claimLabels.length > 0 ? claimLabels.join('; ') : 'libero'}`;
};

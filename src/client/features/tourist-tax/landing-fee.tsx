import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import type { LandingFee } from '#shared/tourist-tax/tourist-tax.schema.ts';

/** What guests pay for the landing, and to whom. */
export const LandingFeeWords = ({ fee }: { fee: LandingFee }) => {
  const { t, formatEuro, formatList, monthName } = useLanguage();
  return [
    t('priceList.landingFee', { sum: formatEuro(fee.cents) }),
    ...fee.seasons.map(({ months, cents }) =>
      t('priceList.landingFeeIn', {
        months: formatList(months.map(monthName)),
        sum: formatEuro(cents),
      }),
    ),
    ...(fee.freeUnderAge > 0 ? [t('priceList.landingFeeFree', { age: fee.freeUnderAge })] : []),
    t('priceList.landingFeePaid'),
  ].join(' ');
};

/** Beside the prices; nothing where the house has no landing fee. */
export const LandingFeeNote = () => {
  const { data } = trpc.touristTax.landingFee.useQuery(undefined, asRendered);
  if (!data?.fee) return null;
  return (
    <p className="rounded-card bg-white px-4 py-4 sm:px-6">
      <LandingFeeWords fee={data.fee} />
    </p>
  );
};

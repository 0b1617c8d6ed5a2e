import { Check, Copy, Wallet } from 'lucide-react';
import { encode } from 'uqr';
import { useIslandMark } from '#client/hydration/island.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { GuestMoney, GuestPage } from '#shared/guest-page/guest-page.schema.ts';
import { epcText } from '#shared/money/epc.ts';
import { Card, Fact, OwnersWords, type Part } from './guest-page-card.tsx';

export const PAY_ID = 'pagamento';

/** The largest that banks' apps read. Source: EPC069-12. */
const MAX_VERSION = 13;

type Transfer = NonNullable<GuestMoney['transfer']>;

/** One path for all dark modules, within the white margin that readers need. */
const TransferCode = ({ transfer }: { transfer: Transfer }) => {
  const { t } = useLanguage();
  const { data, size } = encode(epcText(transfer), {
    ecc: 'M',
    maxVersion: MAX_VERSION,
    border: 4,
  });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={t('pay.code')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-44 shrink-0 bg-white sm:mx-0"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

type DetailProps = { label: string; value: string; copies?: string };

const Detail = ({ label, value, copies = value }: DetailProps) => {
  const { t } = useLanguage();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 grow">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="font-semibold wrap-anywhere tabular-nums">{value}</span>
      </span>
      <button
        type="button"
        data-copies={copies}
        data-copied={t('pay.copied')}
        aria-label={t('pay.copyNamed', { what: label })}
        className="group inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-field border border-sand-200 px-3 text-sm font-semibold text-sea-700 hover:bg-sea-100 noscript:hidden print:hidden"
      >
        <Copy aria-hidden className="size-4 group-data-done:hidden" />
        <Check aria-hidden className="size-4 not-group-data-done:hidden" />
        <span className="max-sm:hidden">{t('pay.copy')}</span>
      </button>
    </li>
  );
};

/** Blocks of four, as it is printed on cards and statements. */
const inBlocks = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** As it is typed into a bank's form. */
const amountFormat = { minimumFractionDigits: 2, useGrouping: false } as const;

const TransferDetails = ({ transfer }: { transfer: Transfer }) => {
  const { t, locale, formatEuro } = useLanguage();
  const { holder, iban, bic, cents, text } = transfer;
  const amount = new Intl.NumberFormat(locale, amountFormat).format(cents / 100);
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-sea-700">{t('pay.transfer')}</h3>
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div {...useIslandMark('guest-copies')}>
          <ul className="divide-y divide-sand-200">
            <Detail label={t('pay.holder')} value={holder} />
            <Detail label={t('pay.iban')} value={inBlocks(iban)} copies={iban} />
            {bic && <Detail label={t('pay.bic')} value={bic} />}
            <Detail label={t('pay.amount')} value={formatEuro(cents)} copies={amount} />
            <Detail label={t('pay.reason')} value={text} />
          </ul>
          <p role="status" className="sr-only" />
        </div>
        <figure className="grid max-w-44 gap-1 justify-self-center print:hidden">
          <TransferCode transfer={transfer} />
          <figcaption className="text-center text-sm text-ink-soft">{t('pay.scan')}</figcaption>
        </figure>
      </div>
      <p className="mt-4 text-sm">{t('pay.sameIban')}</p>
    </div>
  );
};

/** 'entro venerdì 5 dicembre', or at the arrival. */
const DueFact = ({
  due: { what, cents, dueOn },
  startDate,
}: { due: GuestMoney['due'][number] } & Pick<GuestPage, 'startDate'>) => {
  const { t, formatEuro, formatDayWithWeekday } = useLanguage();
  const when =
    dueOn === startDate ? t('pay.atArrival') : t('pay.by', { day: formatDayWithWeekday(dueOn) });
  return <Fact label={t(`pay.${what}`)} value={formatEuro(cents)} detail={when} />;
};

/** What the guest pays, when and how. */
export const PayCard = ({ page }: Part) => {
  const { t, formatEuro, formatDayWithWeekday } = useLanguage();
  const { money, startDate } = page;
  if (money === null) return null;
  const { totalCents, paidCents, due, refundCents, transfer } = money;
  const late = due.find(({ isLate }) => isLate);
  return (
    <Card id={PAY_ID} title={t('pay.title')} Icon={Wallet}>
      {late && (
        <div className="mb-5">
          <Notice tone="warning">{t('pay.late', { day: formatDayWithWeekday(late.dueOn) })}</Notice>
        </div>
      )}
      <dl className="grid gap-2.5">
        {due.map((one) => (
          <DueFact key={one.what} due={one} startDate={startDate} />
        ))}
        {paidCents > 0 && <Fact label={t('pay.paid')} value={formatEuro(paidCents)} />}
        {due.length > 0 && <Fact label={t('pay.total')} value={formatEuro(totalCents)} />}
      </dl>
      {due.length === 0 && (
        <p className="mt-4 first:mt-0">
          {refundCents > 0
            ? t('pay.refund', { amount: formatEuro(refundCents) })
            : t('pay.allPaid')}
        </p>
      )}
      {transfer && <TransferDetails transfer={transfer} />}
      {due.length > 0 && (
        <OwnersWords
          title={t(transfer ? 'pay.otherWays' : 'house.howToPay')}
          of={page.house}
          field="howToPay"
        >
          {page.house.howToPay}
        </OwnersWords>
      )}
    </Card>
  );
};

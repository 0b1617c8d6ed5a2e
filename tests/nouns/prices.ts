import {
  extraNames,
  periodNames,
  priceNames,
  ruleNames,
} from '#client/features/prices/admin/price.form.ts';
import { pricesTexts } from '#server/features/prices/prices.texts.ts';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import { type Noun, openDialog, press, title } from '#tests/support/noun.ts';
import { internal, linesOf, notShown, shown } from '#tests/support/shown.ts';
import { everybody, staffOnly } from '#tests/support/verdicts.ts';

const thisYear = yearOf(todayAtHouse(new Date()));

/** As the sample house has them. */
const extras = extraNames(3);

export const noun: Noun = {
  what: 'the price lists',
  access: {
    'prices.get': everybody,
    'prices.update': [staffOnly, { year: 2027, periods: [] }],
    'prices.quote': [
      everybody,
      { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 2 },
    ],
  },
  edited: {
    tables: ['priceSettings'],
    make: async ({ call }) => {
      const { periods } = await call('prices.get');
      const ruled = { minNights: 7, changeoverDay: 'saturday' };
      const next = { startDate: '2027-01-01', endDate: '2027-12-31', weeklyPriceCents: 90_000 };
      const extras = {
        cleaningCents: 4500,
        extraGuest: { included: 4, cents: 1100, per: 'night' },
        animal: { cents: 2700, per: 'stay' },
      };
      const rules = {
        gap: { nights: 4, percent: 7 },
        longStay: { nights: 21, percent: 12 },
        lastMinute: { days: 6, percent: 17 },
      };
      await call('prices.update', { year: 2027, periods: [{ ...next, ...ruled }], extras });
      return call('prices.update', { periods, roundsToEuro: false, extras, rules });
    },
    read: ({ call }) => call('prices.get'),
    update: 'prices.update',
    change: (n) => ({ notes: title(n) }),
  },
  secrets: 'visitors read all of it',
  visitors: shown<PriceList>({
    read: (api) => api.prices.get.query(),
    path: () => '/',
    fields: {
      periods: ({ periods }) => periods.map(({ weeklyPriceCents }) => formatEuro(weeklyPriceCents)),
      extras: ({ extras }) =>
        [
          extras.cleaningCents,
          extras.linenSmallGroupCents,
          extras.linenLargeGroupCents,
          extras.touristTaxCents,
          extras.extraGuest?.cents ?? 0,
          extras.animal?.cents ?? 0,
        ].map(formatEuro),
      laterExtras: notShown('in the list of their year, where they differ'),
      roundsToEuro: notShown('in the sum of a quote'),
      rules: ({ rules: { gap, longStay, lastMinute } = {} }) => [
        `+${gap?.percent}\u00a0%`,
        `−${longStay?.percent}\u00a0%`,
        `−${lastMinute?.percent}\u00a0%`,
      ],
      notes: ({ notes }) => linesOf(notes),
      version: internal,
    },
  }),
  form: {
    path: `/admin/prices?year=${thisYear}`,
    steps: [
      (page) => page.getByLabel(priceNames.notes).waitFor(),
      press('Altre azioni'),
      openDialog('Regola'),
    ],
    labels: {
      ...priceNames,
      periods: {
        endDate: periodNames.endDate,
        weeklyPriceCents: periodNames.weeklyPrice,
        minNights: periodNames.minNights,
        changeoverDay: periodNames.changeoverDay,
      },
      extras: {
        cleaningCents: extras.cleaning,
        touristTaxCents: extras.touristTax,
        linenSmallGroupCents: extras.linenSmallGroup,
        linenLargeGroupCents: extras.linenLargeGroup,
        linenSmallGroupMax: extras.linenSmallGroupMax,
        extraGuest: extras.extraGuest,
        animal: extras.animal,
      },
      rules: ruleNames,
    },
    untyped: {
      year: 'the screen is about one',
      'periods.startDate': 'a period begins where the one before ends',
      laterExtras: 'the extras of another year are on the screen of that year',
    },
  },
  translated: { texts: pricesTexts },
};

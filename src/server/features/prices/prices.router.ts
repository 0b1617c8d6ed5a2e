import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  priceList,
  priceListView,
  quote,
  quoteInput,
  updatePricesInput,
} from '#shared/prices/prices.schema.ts';
import { getQuote, getTranslatedPriceList, updatePrices } from './prices.service.ts';

export const pricesRouter = router({
  get: publicProcedure
    .meta(rest('GET /prices', 'Price lists, extras and notes'))
    .input(z.void())
    .output(priceListView)
    .query(({ ctx: { app, locale } }) =>
      getTranslatedPriceList(app.database, todayAtHouse(app.clock.now()), locale),
    ),

  update: staffProcedure
    .meta(rest('PUT /prices', 'Replace the price list of one year'))
    .input(updatePricesInput)
    .output(priceList)
    .mutation(({ ctx, input }) => updatePrices(ctx.app, input)),

  quote: publicProcedure
    .meta(rest('GET /quote', 'The price of a stay, line by line'))
    .input(quoteInput)
    .output(quote)
    .query(({ ctx, input }) => getQuote(ctx.app, input, ctx.locale)),
});

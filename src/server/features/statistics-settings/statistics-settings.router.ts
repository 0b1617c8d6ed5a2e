import { z } from 'zod';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  statisticsSettings,
  updateStatisticsSettingsInput,
} from '#shared/statistics/statistics-settings.schema.ts';
import { getStatisticsSettings, updateStatisticsSettings } from './statistics-settings.service.ts';

export const statisticsSettingsRouter = router({
  get: staffProcedure
    .meta(rest('GET /statistics/settings', 'How the region learns who stays'))
    .input(z.void())
    .output(statisticsSettings)
    .query(({ ctx }) => getStatisticsSettings(ctx.app.database)),

  update: adminProcedure
    .meta(
      rest('PUT /statistics/settings', 'Change how the region learns who stays', {
        keepsPages: true,
      }),
    )
    .input(updateStatisticsSettingsInput)
    .output(statisticsSettings)
    .mutation(({ ctx, input }) => updateStatisticsSettings(ctx.app, input)),
});

import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  entityLanguage,
  inLocale,
  saveTranslationInput,
  translatedEntity,
  translatedLanguage,
  translation,
  translationKey,
  translationSummary,
} from '#shared/languages/translations.schema.ts';
import { allTranslatedTexts } from './all-texts.ts';
import { listTexts } from './translation-states.service.ts';
import {
  getTranslation,
  listLanguagesOf,
  listTranslatedLanguages,
  saveTranslation,
} from './translations.service.ts';

export const translationsRouter = router({
  languages: staffProcedure
    .meta(rest('GET /translations/languages', "How many of the owners' texts each language has"))
    .input(z.void())
    .output(z.array(translatedLanguage))
    .query(({ ctx }) => listTranslatedLanguages(ctx.app)),

  list: staffProcedure
    .meta(rest('GET /translations', "The owners' texts, and the state of each in a language"))
    .input(inLocale)
    .output(z.array(translationSummary))
    .query(({ ctx, input }) =>
      listTexts(ctx.app.database, allTranslatedTexts(ctx.app.cards), input.locale),
    ),

  ofEntity: staffProcedure
    .meta(rest('GET /translations/entity', "The state of one item's translations in each language"))
    .input(translatedEntity)
    .output(z.array(entityLanguage))
    .query(({ ctx, input }) => listLanguagesOf(ctx.app, input)),

  get: staffProcedure
    .meta(
      rest('GET /translations/text', 'One text in Italian and in another language', {
        mayMiss: true,
      }),
    )
    .input(translationKey)
    .output(translation)
    .query(({ ctx, input }) => getTranslation(ctx.app.database, ctx.app.cards, input)),

  save: staffProcedure
    .meta(
      rest('PUT /translations/text', 'Save or remove the translation of a text', {
        mayMiss: true,
      }),
    )
    .input(saveTranslationInput)
    .output(translation)
    .mutation(async ({ ctx, input }) => {
      const saved = await saveTranslation(ctx.app, input);
      ctx.note.label = `${saved.subject}, ${saved.label}`;
      return saved;
    }),
});

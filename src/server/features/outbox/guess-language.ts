import type { Locale } from '#shared/languages/locales.ts';

/** Frequent words of each language that none of the others has. */
const own: Record<Locale, ReadonlySet<string>> = {
  it: new Set(
    'che di il lo gli della del delle dei nel nella per con non è sono siamo abbiamo purtroppo una uno anche ci vi ti tua tuo vostra vostro grazie però quindi già questa questo'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to is are we you your our for with not have has will this that but unfortunately thank thanks sorry please from at'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist sind wir ihr ihre ihnen sie für mit nicht ein eine einen den dem zu zum zur leider haben hat wird auch aber vielen danke dass von im'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des et est sont nous vous votre vos notre pour avec pas une dans malheureusement merci avons avez cette ce mais aux du au je'.split(
      ' ',
    ),
  ),
};

/** The language that words typed by a person are probably in; undefined if they do not tell. */
export const guessLanguage = (text: string): Locale | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = (Object.keys(own) as Locale[])
    .map((locale) => ({ locale, count: words.filter((word) => own[locale].has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.locale : undefined;
};

import { Badge } from '#client/ui/badge.tsx';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import { type ForeignLocale, inItalian } from '#shared/languages/locales.ts';
import type { EntityLanguage, TranslationSummary } from '#shared/languages/translations.schema.ts';

/** With its article: 'l’inglese'. */
export const theLanguage = (locale: ForeignLocale): string => {
  const name = inItalian(locale);
  return /^[aeiou]/.test(name) ? `l’${name}` : `il ${name}`;
};

type Change = Pick<TranslationSummary, 'italianChangedAt'>;
type State = Change & Pick<TranslationSummary, 'state'>;

/** 'l'italiano è cambiato il 3 maggio 2026' */
export const changeOfItalian = ({ italianChangedAt }: Change): string =>
  italianChangedAt === null
    ? 'l’italiano è cambiato'
    : `l’italiano è cambiato il ${formatDay(todayAtHouse(new Date(italianChangedAt)))}`;

/** 'completo', 'mancano 3 testi, uno da rivedere', 'da rivedere, l'italiano è cambiato il 3 maggio 2026' */
export const languageInWords = (language: EntityLanguage): string => {
  const { missing, outdated } = language;
  if (missing === 0) {
    return outdated === 0 ? 'completo' : `da rivedere, ${changeOfItalian(language)}`;
  }
  const lack = missing === 1 ? 'manca un testo' : `mancano ${missing} testi`;
  return outdated === 0 ? lack : `${lack}, ${outdated === 1 ? 'uno' : outdated} da rivedere`;
};

/** A language needs the texts of house and home page before it can be offered; the others stay in Italian. */
const isNeeded = ({ kind }: Pick<TranslationSummary, 'kind'>): boolean =>
  kind === 'property' || kind === 'homepage';

export const StateBadge = ({ text }: { text: State & Pick<TranslationSummary, 'kind'> }) => {
  if (text.state === 'missing')
    return <Badge tone={isNeeded(text) ? 'waiting' : 'neutral'}>Manca</Badge>;
  if (text.state === 'outdated') return <Badge tone="waiting">Da rivedere</Badge>;
  return <Badge tone="confirmed">Tradotto</Badge>;
};

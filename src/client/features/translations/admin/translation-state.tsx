import { Badge } from '#client/ui/badge.tsx';
import { formatDay } from '#shared/italian-dates.ts';
import type { ForeignLocale } from '#shared/locales.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import type { TranslationSummary } from '#shared/translations.schema.ts';

/** Within a sentence: 'in tedesco'. */
export const inItalian: Record<ForeignLocale, string> = {
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
};

type State = Pick<TranslationSummary, 'state' | 'italianChangedAt'>;

/** 'l'italiano è cambiato il 3 maggio 2026' */
export const changeOfItalian = ({ italianChangedAt }: State): string =>
  italianChangedAt === null
    ? 'l’italiano è cambiato'
    : `l’italiano è cambiato il ${formatDay(todayAtHouse(new Date(italianChangedAt)))}`;

export const StateBadge = ({ text }: { text: State }) => {
  if (text.state === 'missing') return <Badge tone="refused">Manca</Badge>;
  if (text.state === 'outdated') return <Badge tone="waiting">Da rivedere</Badge>;
  return <Badge tone="confirmed">Tradotto</Badge>;
};

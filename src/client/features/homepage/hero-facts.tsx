import { RatingStar } from '#client/features/reviews/rating-stars.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { type HeroFact, type HouseInBrief, heroFacts } from './house-in-brief.ts';

const Words = ({ fact }: { fact: HeroFact }) => {
  if (fact.kind === 'rating') {
    return (
      <>
        <span className="sr-only">{fact.spoken}</span>
        <span aria-hidden className="inline-flex items-center gap-1">
          <RatingStar className="size-4 fill-current" />
          {fact.text}
        </span>
      </>
    );
  }
  return <Sentence text={fact.text} parts={[(words) => <span lang={fact.lang}>{words}</span>]} />;
};

/** What decides, each fact a link to its proof further down. */
export const HeroFacts = (house: HouseInBrief) => {
  const language = useLanguage();
  const facts = heroFacts(house, language);
  if (facts.length === 0) return null;
  return (
    <ul
      aria-label={language.t('house.facts')}
      className="mt-4 flex flex-wrap gap-x-2 font-semibold md:mt-5 print:hidden"
    >
      {facts.map((fact) => (
        <li key={fact.text} className="flex items-center gap-2 not-last:after:content-['·']">
          <a
            href={`#${fact.part}`}
            className="inline-flex min-h-7 items-center underline decoration-white/40 underline-offset-4 hover:decoration-current"
          >
            <span>
              <Words fact={fact} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

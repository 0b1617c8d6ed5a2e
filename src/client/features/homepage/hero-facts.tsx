import { RatingStar } from '#client/features/reviews/rating-stars.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { type HeroFact, type HouseInBrief, heroFacts } from './house-in-brief.ts';

const Words = ({ fact }: { fact: HeroFact }) => {
  if (fact.kind === 'rating') {
    return (
      <>
        <span className="sr-only">{fact.spoken}</span>
        <span aria-hidden>
          <RatingStar className="-mt-1 mr-1 inline size-4 fill-current" />
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
      // Each has a dot at its left, which is clipped at the start of a row.
      className="mt-4 flex flex-wrap font-semibold [clip-path:inset(-0.4rem)] md:mt-5 md:max-lg:max-w-100 print:hidden"
    >
      {facts.map((fact) => (
        <li
          key={fact.text}
          className="relative -ml-3 pr-4.5 pl-3 before:absolute before:top-0.5 before:left-0 before:content-['·']"
        >
          <a
            href={`#${fact.part}`}
            className="inline-block py-0.5 underline decoration-white/40 underline-offset-4 hover:decoration-current"
          >
            <Words fact={fact} />
          </a>
        </li>
      ))}
    </ul>
  );
};

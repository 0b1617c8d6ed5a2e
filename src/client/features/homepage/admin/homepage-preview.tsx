import { useWatch } from 'react-hook-form';
import { Hero } from '#client/features/homepage/hero.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';

/** What the first screen becomes; the name stands where the site has its menu. */
export const HomepagePreview = () => {
  const homepage = useWatch<Homepage>() as Homepage;
  return (
    <div className="relative">
      <div className="site-header site-header-over-picture">
        <div className="page-width flex min-h-18 items-center">
          <span className="site-name font-serif text-xl leading-tight wrap-anywhere">
            {homepage.siteName}
          </span>
        </div>
      </div>
      <Hero homepage={homepage} hasBoxes={false} />
    </div>
  );
};

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { phoneSquareWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage, sourceSet } from '#client/ui/picture-image.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { homeLink } from '#shared/anchors.ts';
import type { Homepage, HomepageView } from '#shared/homepage.schema.ts';
import { squareCopies } from '#shared/media/picture-copies.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';

type HeroSquare = { media: string; srcSet: string; sizes: string };

/**
 * For phones in portrait orientation: a square crop around the focal point, without bytes that would
 * be cropped anyway. Null if the picture has no square copies.
 */
const heroSquare = (picture: Picture): HeroSquare | null => {
  const squares = squareCopies(picture.url, picture).map(({ fileName: url, width }) => ({
    url,
    width,
  }));
  if (squares.length === 0) return null;
  return {
    media: '(width < 48rem) and (orientation: portrait)',
    srcSet: sourceSet(squares),
    sizes: phoneSquareWidth,
  };
};

/** An uploaded picture without an entry in the library was deleted, so it is not rendered. */
const hasPicture = ({ heroPicture, heroImage }: Homepage): boolean =>
  heroPicture !== null || (heroImage !== '' && uploadedFileName(heroImage) === null);

const HeroPicture = ({ homepage }: { homepage: Homepage }) => {
  const className = 'hero-picture absolute w-full object-cover';
  if (homepage.heroPicture) {
    const picture = { ...homepage.heroPicture, alt: '' };
    const square = heroSquare(picture);
    return (
      <picture>
        {square && <source {...square} />}
        <PictureImage priority picture={picture} sizes="100vw" className={className} />
      </picture>
    );
  }
  return <img src={homepage.heroImage} alt="" fetchPriority="high" className={className} />;
};

type HeroButtonProps = {
  homepage: HomepageView;
  name: 'primaryButton' | 'secondaryButton';
  className: string;
};

const HeroButton = ({ homepage, name, className }: HeroButtonProps) => {
  const { visible, text, link } = homepage[name];
  return visible && text && link ? (
    <SiteLink href={link} lang={langOf(homepage, `${name}.text`)} className={className}>
      {text}
    </SiteLink>
  ) : null;
};

type HeroProps = {
  homepage: HomepageView;
  /** On desktop the feature boxes overlap the bottom of the hero. */
  hasBoxes: boolean;
  /** Below the subtitle. */
  facts?: ReactNode;
};

const offersDates = ({ primaryButton, secondaryButton }: Homepage): boolean =>
  [primaryButton, secondaryButton].some(
    ({ visible, link }) => visible && link === homeLink('availability'),
  );

export const Hero = ({ homepage, hasBoxes, facts }: HeroProps) => (
  <section
    aria-labelledby="hero-title"
    className={clsx(
      'on-dark relative isolate flex flex-col justify-end overflow-hidden bg-sea-800 text-white',
      hasPicture(homepage)
        ? 'min-h-[72svh] md:min-h-[58svh] lg:min-h-[max(70svh,34rem)]'
        : 'hero-plain min-h-[60svh]',
    )}
  >
    {hasPicture(homepage) && (
      <>
        <HeroPicture homepage={homepage} />
        <div aria-hidden className="hero-shade absolute inset-0" />
      </>
    )}
    <div
      className={clsx(
        'hero-content page-width relative pt-60 md:pt-28 lg:pt-24',
        hasPicture(homepage) && 'hero-words',
        hasBoxes ? 'pb-16 md:pb-36 lg:pb-32' : 'pb-10 md:pb-20',
      )}
    >
      <h1
        id="hero-title"
        lang={langOf(homepage, 'heroTitle')}
        className="max-w-[10.5em] text-5xl text-white md:max-lg:max-w-[52vw]"
      >
        {homepage.heroTitle}
      </h1>
      <p
        lang={langOf(homepage, 'heroSubtitle')}
        className="mt-3 max-w-136 md:max-lg:max-w-100 md:text-xl"
      >
        {homepage.heroSubtitle}
      </p>
      {facts}
      <div
        data-offers-dates={offersDates(homepage) || undefined}
        className="mt-5 flex flex-wrap gap-3 md:mt-7"
      >
        <HeroButton
          homepage={homepage}
          name="primaryButton"
          className={clsx(buttonClass(), 'max-sm:px-5')}
        />
        <HeroButton
          homepage={homepage}
          name="secondaryButton"
          className="inline-flex min-h-12 items-center rounded-full border border-white bg-sea-800/40 px-5 py-2.5 font-semibold transition-colors hover:bg-sea-800/70 sm:px-6"
        />
      </div>
    </div>
  </section>
);

import clsx from 'clsx';
import { buttonClass } from '#client/ui/button.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';

const HeroPicture = ({ homepage }: { homepage: Homepage }) => {
  const className = 'hero-picture absolute w-full object-cover';
  if (homepage.heroPicture) {
    return (
      <PictureImage
        priority
        picture={{ ...homepage.heroPicture, alt: '' }}
        sizes="100vw"
        className={className}
      />
    );
  }
  return homepage.heroImage ? (
    <img src={homepage.heroImage} alt="" fetchPriority="high" className={className} />
  ) : null;
};

type HeroButtonProps = { button: Homepage['primaryButton']; className: string };

const HeroButton = ({ button, className }: HeroButtonProps) =>
  button.visible && button.text ? (
    <SiteLink href={button.link} className={className}>
      {button.text}
    </SiteLink>
  ) : null;

type HeroProps = {
  homepage: Homepage;
  /** Feature boxes reach into the foot of the picture on desktop. */
  hasBoxes: boolean;
};

export const Hero = ({ homepage, hasBoxes }: HeroProps) => (
  <section
    aria-labelledby="hero-title"
    className="hero on-dark relative isolate flex min-h-[86svh] flex-col justify-end overflow-hidden bg-sea-800 text-white md:min-h-[86svh]"
  >
    <HeroPicture homepage={homepage} />
    <div aria-hidden className="hero-shade absolute inset-0" />
    <div
      className={clsx('page-width relative pt-32', hasBoxes ? 'pb-12 md:pb-40' : 'pb-12 md:pb-20')}
    >
      <h1 id="hero-title" className="max-w-[17ch] text-5xl text-white">
        {homepage.heroTitle}
      </h1>
      <p className="mt-4 max-w-[44ch] text-lg md:text-xl">{homepage.heroSubtitle}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <HeroButton
          button={homepage.primaryButton}
          className={clsx(buttonClass(), 'max-sm:px-5')}
        />
        <HeroButton
          button={homepage.secondaryButton}
          className="inline-flex min-h-12 items-center rounded-full border border-white bg-sea-800/40 px-5 py-2.5 font-semibold transition-colors hover:bg-sea-800/70 sm:px-6"
        />
      </div>
    </div>
  </section>
);

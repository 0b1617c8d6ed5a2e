import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { hostLinks } from '#shared/addresses.ts';
import type { Property, PropertyView } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { HostLinks } from './host-links.tsx';
import { answerWords, languageWords } from './house-words.ts';

const aboutAnswers = (
  { hostLanguages, hostAnswers }: Property,
  { t, formatList }: Language,
): string =>
  [
    hostLanguages.length > 0 &&
      t('house.languages', {
        languages: formatList(hostLanguages.map((tag) => t(languageWords[tag]))),
      }),
    hostAnswers && t('house.answers', { time: t(answerWords[hostAnswers]) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The host's card; renders nothing without a name or contact data. */
export const HostCard = ({ property }: { property: PropertyView }) => {
  const language = useLanguage();
  const { hostName, hostPicture, hostAbout } = property;
  const links = hostLinks(property);
  if (hostName === '' && links.length === 0) return null;
  const answers = aboutAnswers(property, language);
  return (
    <div className="mt-5 border-t border-sand-300 pt-5">
      <div className="flex flex-wrap items-center gap-4">
        {hostPicture && (
          <PictureImage
            picture={{ ...hostPicture, alt: '' }}
            sizes="5rem"
            className="size-16 shrink-0 rounded-full object-cover"
          />
        )}
        <div className="min-w-0 flex-1 basis-28 wrap-anywhere">
          {hostName && (
            <p
              lang={langOf(property, 'hostName')}
              className="font-serif text-2xl leading-tight text-sea-700"
            >
              {hostName}
            </p>
          )}
          {answers && <p className="mt-1 text-sm text-ink-soft">{answers}</p>}
        </div>
      </div>
      {hostAbout && (
        <p lang={langOf(property, 'hostAbout')} className="mt-3 max-w-text whitespace-pre-line">
          {hostAbout}
        </p>
      )}
      <HostLinks links={links} />
    </div>
  );
};

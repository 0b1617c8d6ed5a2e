import { useSaveSiteSettings } from '#client/features/site-settings/admin/site-settings.form.ts';
import { theLanguage } from '#client/features/text-languages/translation-state.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { HOUSE_LOCALE, inItalian, type Locale, localizedPath } from '#shared/languages/locales.ts';
import type { TranslatedLanguage } from '#shared/languages/translations.schema.ts';

type LanguageOfferProps = {
  language: TranslatedLanguage;
  /** All languages of the site. */
  languages: readonly TranslatedLanguage[];
};

const ReadyToOffer = ({ language: { locale }, languages }: LanguageOfferProps) => {
  const name = inItalian(locale);
  const save = useSaveSiteSettings(`Ora il sito parla anche ${name}.`);
  const offer = () => {
    const offered = languages.filter((one) => one.isOffered || one.locale === locale);
    const wanted: Locale[] = [HOUSE_LOCALE, ...offered.map((one) => one.locale)];
    save.mutate({ languages: wanted }, { onSettled: rescueFocus });
  };
  return (
    <Notice
      tone="success"
      title={`Il sito è pronto per ${theLanguage(locale)}`}
      action={
        <Button variant="secondary" size="small" busy={save.isPending} onClick={offer}>
          Accendi {theLanguage(locale)}
        </Button>
      }
    >
      {save.error
        ? errorText(save.error, 'Errore nel salvataggio')
        : 'La casa e la prima pagina sono tradotte. Il resto resta in italiano finché non lo traduci.'}
    </Notice>
  );
};

/** Whether a language is public, and the requirements for publishing it. */
export const LanguageOffer = ({ language, languages }: LanguageOfferProps) => {
  const { locale, isOffered, missing, missingToOffer } = language;
  const name = inItalian(locale);
  if (isOffered) {
    return (
      <p className="max-w-prose">
        Il sito parla anche {name}
        {missing > 0 && ': quello che manca resta in italiano'}.{' '}
        <a href={localizedPath(locale, '/')} className={textLinkClass}>
          Guarda il sito in {name}
        </a>
      </p>
    );
  }
  if (missingToOffer === 0) return <ReadyToOffer language={language} languages={languages} />;
  return (
    <p className="max-w-prose">
      Il sito non parla ancora {name}.{' '}
      {missingToOffer === 1
        ? 'Manca un testo della casa o della prima pagina'
        : `Mancano ${missingToOffer} testi della casa e della prima pagina`}
      : poi lo accendi da qui.
    </p>
  );
};

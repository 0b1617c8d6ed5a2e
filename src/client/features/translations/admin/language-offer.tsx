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

/** Switches the language on or off for visitors. */
const useSwitch = ({ language: { locale, isOffered }, languages }: LanguageOfferProps) => {
  const name = inItalian(locale);
  const save = useSaveSiteSettings(
    isOffered ? `Ora il sito non parla più ${name}.` : `Ora il sito parla anche ${name}.`,
  );
  const toggle = () => {
    const offered = languages.filter((one) => (one.locale === locale) !== one.isOffered);
    const wanted: Locale[] = [HOUSE_LOCALE, ...offered.map((one) => one.locale)];
    save.mutate({ languages: wanted }, { onSettled: rescueFocus });
  };
  return { toggle, isPending: save.isPending, error: save.error };
};

const ReadyToOffer = (props: LanguageOfferProps) => {
  const { toggle, isPending, error } = useSwitch(props);
  const language = theLanguage(props.language.locale);
  return (
    <Notice
      tone="success"
      title={`Il sito è pronto per ${language}`}
      action={
        <Button variant="secondary" size="small" busy={isPending} onClick={toggle}>
          Accendi {language}
        </Button>
      }
    >
      {error
        ? errorText(error, 'Errore nel salvataggio')
        : 'La casa e la prima pagina sono tradotte. Il resto resta in italiano finché non lo traduci.'}
    </Notice>
  );
};

const Offered = (props: LanguageOfferProps) => {
  const { locale, missing } = props.language;
  const { toggle, isPending, error } = useSwitch(props);
  const name = inItalian(locale);
  return (
    <div className="grid gap-1">
      <p className="max-w-prose">
        Il sito parla anche {name}
        {missing > 0 && ': quello che manca resta in italiano'}.{' '}
        <a href={localizedPath(locale, '/')} className={textLinkClass}>
          Guarda il sito in {name}
        </a>
      </p>
      <div>
        <Button variant="quiet" size="small" className="-ml-4" busy={isPending} onClick={toggle}>
          Spegni {theLanguage(locale)}
        </Button>
      </div>
      {error && <Notice tone="error">{errorText(error, 'Errore nel salvataggio')}</Notice>}
    </div>
  );
};

/** Whether a language is public, its switch, and the requirements for publishing it. */
export const LanguageOffer = (props: LanguageOfferProps) => {
  const { locale, isOffered, missingToOffer } = props.language;
  if (isOffered) return <Offered {...props} />;
  if (missingToOffer === 0) return <ReadyToOffer {...props} />;
  return (
    <p className="max-w-prose">
      Il sito non parla ancora {inItalian(locale)}.{' '}
      {missingToOffer === 1
        ? 'Manca un testo della casa o della prima pagina'
        : `Mancano ${missingToOffer} testi della casa e della prima pagina`}
      : poi lo accendi da qui.
    </p>
  );
};

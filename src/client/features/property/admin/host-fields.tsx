import { useController, useFormContext } from 'react-hook-form';
import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { answerWords, languageWords } from '#client/features/property/house-words.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { answerTimes, hostLanguages, type Property } from '#shared/property.schema.ts';
import { propertyNames } from './property.form.ts';
import { PropertyLine, PropertySelect, PropertyText } from './property-fields.tsx';
import { TickList } from './tick-list.tsx';

/** Keeps `hostImage`, the URL, and `hostPicture`, the library's data on it, in step. */
const HostPictureField = () => {
  const { control, setValue } = useFormContext<Property>();
  const { field, fieldState } = useController({ control, name: 'hostImage' });
  const set = (url: string, picture: Property['hostPicture']) => {
    setValue('hostPicture', picture, { shouldDirty: true });
    setValue('hostImage', url, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div id="hostImage">
      <PictureChoice
        label={propertyNames.hostImage}
        hint="Sul sito è piccola e rotonda."
        url={field.value}
        formats={PHOTO_FORMATS}
        onPick={({ url, picture }) => set(url, picture)}
        onRemove={() => set('', null)}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldState.error?.message}
      />
    </div>
  );
};

const LanguagesField = () => {
  const { t } = useLanguage();
  const { control } = useFormContext<Property>();
  const { field } = useController({ control, name: 'hostLanguages' });
  return (
    <div id="hostLanguages">
      <TickList
        legend={propertyNames.hostLanguages}
        choices={hostLanguages.map((tag) => ({ value: tag, label: t(languageWords[tag]) }))}
        chosen={field.value}
        onToggle={(tag, isChosen) =>
          // In the order of the list, as the server stores them.
          field.onChange(
            hostLanguages.filter((known) =>
              known === tag ? isChosen : field.value.includes(known),
            ),
          )
        }
      />
    </div>
  );
};

const AnswersField = () => {
  const { t } = useLanguage();
  return (
    <PropertySelect
      name="hostAnswers"
      options={answerTimes.map((time) => ({
        value: time,
        label: time ? t(answerWords[time]) : 'Non detto',
      }))}
    />
  );
};

/** The host's contact data. */
export const HostFields = () => (
  <>
    <PropertyLine name="hostName" hint="Per esempio: Marta e Tonio." />
    <HostPictureField />
    <PropertyText name="hostAbout" rows={4} />
    <LanguagesField />
    <div className="grid gap-5 @lg:grid-cols-2">
      <PropertyLine name="hostPhone" type="tel" inputMode="tel" />
      <PropertyLine
        name="hostWhatsapp"
        type="tel"
        inputMode="tel"
        hint="Con il prefisso del paese: +39 …"
      />
      <PropertyLine
        name="hostEmail"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <AnswersField />
    </div>
  </>
);

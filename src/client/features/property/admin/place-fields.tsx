import { useFormContext, useWatch } from 'react-hook-form';
import { wayWords } from '#client/features/property/house-words.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { isOfOtherComune, looksLikeCin } from '#shared/national-code.ts';
import { type Property, waysToGo } from '#shared/property.schema.ts';
import { formatCoordinates, parseCoordinates } from '#shared/rich-text/coordinates.ts';
import { distanceNames, propertyNames } from './property.form.ts';
import { ParsedLine, PropertyLine } from './property-fields.tsx';
import { RowsField, useRowErrors } from './rows-field.tsx';

/** Warns of a code of unusual shape, which can still be saved. */
const CinWarning = () => {
  const code = useWatch<Property, 'nationalCode'>({ name: 'nationalCode' });
  const comuneCode = useWatch<Property, 'comuneCode'>({ name: 'comuneCode' });
  if (isOfOtherComune(code, comuneCode)) {
    return (
      <Notice tone="warning" title="Il CIN è di un altro comune?">
        Dopo IT dovrebbe avere {comuneCode}, il codice del tuo comune. Controlla tutti e due i
        codici.
      </Notice>
    );
  }
  if (code.trim() === '' || looksLikeCin(code)) return null;
  return (
    <Notice tone="warning" title="Il CIN è giusto?">
      È fatto come IT111010C2ABCD1234: IT, le sei cifre del comune, due caratteri per il tipo di
      alloggio, da una a otto lettere o cifre. Puoi salvarlo anche così: controlla che sia come te
      l’hanno dato.
    </Notice>
  );
};

const DistanceRow = ({ index }: { index: number }) => {
  const { t } = useLanguage();
  const { register } = useFormContext<Property>();
  const errorOf = useRowErrors('distances', index);
  return (
    <>
      <TextField
        label={distanceNames.place}
        autoComplete="off"
        required
        error={errorOf('place')}
        {...register(`distances.${index}.place`)}
      />
      <SelectField
        label={distanceNames.by}
        options={waysToGo.map((way) => ({ value: way, label: t(wayWords[way]) }))}
        error={errorOf('by')}
        {...register(`distances.${index}.by`)}
      />
      <TextField
        label={distanceNames.minutes}
        type="number"
        inputMode="numeric"
        min={1}
        required
        error={errorOf('minutes')}
        {...register(`distances.${index}.minutes`, { valueAsNumber: true })}
      />
    </>
  );
};

const DistanceFields = () => (
  <fieldset>
    <legend className="mb-2 font-semibold">{propertyNames.distances}</legend>
    <RowsField
      name="distances"
      label="Distanze dalla casa"
      addLabel="Aggiungi una distanza"
      noun="distanza"
      empty={{ place: '', minutes: 10, by: 'foot' }}
    >
      {(index) => <DistanceRow index={index} />}
    </RowsField>
  </fieldset>
);

export const PlaceFields = () => (
  <>
    <PropertyLine
      name="address"
      hint="I visitatori lo leggono accanto ai contatti e in fondo a ogni pagina."
    />
    <PropertyLine name="locality" hint="Il paese o la città, per chi non conosce l’indirizzo." />
    <ParsedLine
      name="coordinates"
      hint="Latitudine e longitudine, come le dà un’app di mappe tenendo premuto sul punto. Sul sito compare una piccola mappa disegnata, che non carica nulla da Google."
      parse={parseCoordinates}
      format={formatCoordinates}
    />
    <DistanceFields />
    <PropertyLine
      name="nationalCode"
      hint="Il Codice Identificativo Nazionale: la legge vuole che sia esposto in ogni annuncio. Lo assegna la banca dati delle strutture ricettive del Ministero del Turismo."
      autoCapitalize="characters"
      spellCheck={false}
    />
    <CinWarning />
    <PropertyLine
      name="regionalCode"
      hint="Se la tua regione ne ha uno: in Sardegna lo IUN, altrove il CIR. Scrivilo con il suo nome, per esempio IUN Q1234."
      autoCapitalize="characters"
      spellCheck={false}
    />
    <PropertyLine
      name="comuneCode"
      hint="Sei cifre, per esempio 111010. Serve solo a controllare il CIN."
      inputMode="numeric"
    />
  </>
);

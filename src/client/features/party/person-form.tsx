import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, fieldIssues } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import type { Guest } from '#shared/party/party.schema.ts';
import {
  missingForStatistics,
  missingOf,
  personIssues,
  type StayDays,
} from '#shared/party/party-rules.ts';
import { text } from '#shared/texts/texts.ts';
import {
  type KindChoice,
  type KnownPlaces,
  PersonFields,
  type PersonValues,
  personFields,
} from './person-fields.tsx';

type PersonFormProps = {
  /** Its place in the party. */
  index: number;
  values: PersonValues;
  /** Whether the site has the number of this person's document. */
  hasNumber: boolean;
  kinds: readonly KindChoice[];
  stay: StayDays;
  places: KnownPlaces;
  /** Whether the region wants to know more than the police. */
  asksResidence: boolean;
  /** The first of the party; null for the first. */
  first: Guest | null;
  busy: boolean;
  error: unknown;
  /** Resolves to whether the person is complete; rejects as the call does. */
  onSave: (values: PersonValues) => Promise<boolean>;
  /** Left out for somebody who is not saved yet. */
  onRemove: (() => void) | undefined;
};

/** The form for one person of a party. It saves incomplete data, but no empty person, and marks what is missing. */
export const PersonForm = (props: PersonFormProps) => {
  const { index, values, hasNumber, asksResidence, busy, error, onSave, onRemove } = props;
  const { kinds, stay, places, first } = props;
  const { t } = useLanguage();
  const form = useForm<PersonValues>({ defaultValues: values });
  const { handleSubmit, setError, formState } = form;
  const [isSavedPartly, setIsSavedPartly] = useState(false);
  const isBlank = !formState.isDirty && !onRemove;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  const show = (issues: readonly InputIssue[]) => {
    for (const [at, { path, message }] of issues.entries()) {
      setError(path as keyof PersonValues, { message }, { shouldFocus: at === 0 });
    }
  };
  const prefix = `guests.${index}`;
  const save = handleSubmit(async (typed) => {
    if (busy) return;
    const issues = personIssues(typed, { today: todayAtHouse(new Date()), stay });
    if (issues.length > 0) return show(issues);
    const showMissing = () => {
      const known = { ...typed, hasDocumentNumber: hasNumber || typed.documentNumber !== '' };
      // Whether its head is there is the party's matter.
      const missing = [
        ...missingOf([known], 0).filter((field) => field !== 'kind'),
        ...(asksResidence ? missingForStatistics(typed) : []),
      ];
      show(missing.map((path) => ({ path, message: text('party.missing') })));
    };
    if (isBlank) return showMissing();
    try {
      if (await onSave(typed)) return;
      setIsSavedPartly(true);
      showMissing();
    } catch (failure) {
      const found = fieldIssues(failure, [prefix]);
      show(found.map(({ path, message }) => ({ path: path.slice(prefix.length + 1), message })));
    }
  });
  const isChanged = apiErrorOf(error)?.code === 'CHANGED_MEANWHILE';
  const failure = failureBeside(error, [prefix], t('party.saveFailed'));
  const isIncomplete = personFields.some(
    (field) => formState.errors[field]?.message === text('party.missing'),
  );
  return (
    <form ref={ref} onSubmit={save} noValidate className="grid gap-4 pt-2 pb-5">
      <PersonFields
        form={form}
        places={places}
        kinds={kinds}
        stay={stay}
        hasNumber={hasNumber}
        asksResidence={asksResidence}
        first={first}
      />
      {isSavedPartly && isIncomplete && <Notice tone="warning">{t('party.savedPartly')}</Notice>}
      {isChanged && <Notice tone="error">{t('party.changedMeanwhile')}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy}>
          {t('party.save')}
        </Button>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={() => busy || onRemove()}>
            {t('party.remove')}
          </Button>
        )}
      </div>
    </form>
  );
};

import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import {
  missingForStatistics,
  missingOf,
  type PersonData,
  personIssues,
  type StayDays,
} from '#shared/party/party-rules.ts';
import { text } from '#shared/texts/texts.ts';
import {
  type KindChoice,
  type KnownPlaces,
  PersonFields,
  type PersonValues,
} from './person-fields.tsx';

type PersonFormProps = {
  values: PersonValues;
  /** Whether the site has the number of this person's document. */
  hasNumber: boolean;
  kinds: readonly KindChoice[];
  stay: StayDays;
  places: KnownPlaces;
  /** Whether the region needs the residence. */
  asksResidence: boolean;
  /** The first of the party; null for the first. */
  first: PersonData | null;
  /** Saves the valid fields, and resolves to the refused ones. Rejects if the server did not answer. */
  put: (values: PersonValues) => Promise<readonly InputIssue[]>;
  /** Sends what is unsent, and answers as `put` does. */
  settle: () => Promise<readonly InputIssue[]>;
  onDone: () => void;
  removal: { isPending: boolean; error: unknown };
  /** Undefined for a person who is not saved yet. */
  onRemove: (() => void) | undefined;
};

/** The form for one person of a party. It saves each field that is left, incomplete too, but no empty person. */
export const PersonForm = (props: PersonFormProps) => {
  const { values, hasNumber, kinds, stay, places, asksResidence, first } = props;
  const { put, settle, onDone, removal, onRemove } = props;
  const { t } = useLanguage();
  const form = useForm<PersonValues>({ defaultValues: values });
  const { getValues, setError, clearErrors } = form;
  const [isBusy, setIsBusy] = useState(false);
  const wantsAll = useRef(false);
  const known = useRef(JSON.stringify(values));
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);

  const missingIn = (typed: PersonValues): InputIssue[] => {
    const person = { ...typed, hasDocumentNumber: hasNumber || typed.documentNumber !== '' };
    const hasKind = kinds.some(({ kind }) => kind === typed.kind);
    const missing = [
      ...(hasKind ? [] : (['kind'] as const)),
      ...missingOf([person], 0).filter((field) => field !== 'kind'),
      ...(asksResidence ? missingForStatistics(typed) : []),
    ];
    return missing.map((path) => ({ path, message: text('party.missing') }));
  };
  /** Shows wrong fields, and missing ones once the guest wants to continue. Returns both. */
  const show = (refused: readonly InputIssue[] = [], shouldFocus = false) => {
    const typed = getValues();
    const wrong = personIssues(typed, { today: todayAtHouse(new Date()), stay });
    const issues = [...wrong, ...refused, ...(wantsAll.current ? missingIn(typed) : [])];
    clearErrors();
    for (const [at, { path, message }] of issues.entries()) {
      setError(path as keyof PersonValues, { message }, { shouldFocus: shouldFocus && at === 0 });
    }
    return issues;
  };
  /** Saves changed input. Resolves to the refused fields. */
  const keep = async () => {
    const typed = getValues();
    const json = JSON.stringify(typed);
    if (json === known.current) return settle();
    known.current = json;
    return put({ ...typed });
  };
  const leaveField = () => {
    show();
    keep().then(
      (refused) => refused.length > 0 && show(refused),
      // The status says so.
      () => undefined,
    );
  };
  const choose = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) leaveField();
  };
  const leavePage = useEffectEvent(() => void keep().catch(() => undefined));
  useEffect(() => {
    const leave = () => leavePage();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    wantsAll.current = true;
    const saved = keep();
    const isWhole = show([], true).length === 0;
    setIsBusy(isWhole);
    try {
      const refused = await saved;
      if (!isWhole) return;
      if (refused.length > 0) show(refused, true);
      else onDone();
    } catch {
      // The status says so.
    } finally {
      setIsBusy(false);
    }
  };
  const isChanged = apiErrorOf(removal.error)?.code === 'CHANGED_MEANWHILE';
  const failure = failureBeside(removal.error, [], t('party.saveFailed'));
  return (
    <form
      ref={ref}
      onSubmit={next}
      onBlur={leaveField}
      onChange={choose}
      noValidate
      className="grid gap-4 pt-2 pb-5"
    >
      <PersonFields
        form={form}
        places={places}
        kinds={kinds}
        stay={stay}
        hasNumber={hasNumber}
        asksResidence={asksResidence}
        first={first}
      />
      {isChanged && <Notice tone="error">{t('party.changedMeanwhile')}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy}>
          {t('party.next')}
        </Button>
        {onRemove && (
          <Button
            variant="quiet"
            size="small"
            busy={removal.isPending}
            onClick={() => removal.isPending || onRemove()}
          >
            {t('party.remove')}
          </Button>
        )}
      </div>
    </form>
  );
};

import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodRows } from './period-rows.tsx';
import { usePeriodEdits } from './use-period-edits.ts';
import { type PriceListFormProps, usePriceForm } from './use-price-form.ts';

const cardClass = 'rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6';

export const PriceListForm = (props: PriceListFormProps) => {
  const { year } = props;
  const titleId = useId();
  const { form, save, submit, giveUp, unsaved, conflict } = usePriceForm(props);
  const edits = usePeriodEdits(form);
  return (
    <FormProvider {...form}>
      {/* What gets the focus must not stop under the bar at the foot. */}
      <form
        noValidate
        onSubmit={submit}
        aria-label={`Listino ${year}`}
        className="[&_:is(input,button,textarea)]:scroll-my-28"
      >
        <div className="grid max-w-3xl gap-8">
          <section aria-labelledby={titleId} className="@container">
            <h2 id={titleId} className="mb-1 text-xl">
              Periodi del {year}
            </h2>
            <p className="mb-4 text-sm text-ink-soft">
              Ogni periodo comincia il giorno dopo quello che lo precede: basta indicare quando
              finisce.
            </p>
            <PeriodRows year={year} edits={edits} />
          </section>
          <ExtrasFields className={cardClass} />
        </div>
        <SaveBar
          label="Salva il listino"
          unsaved={unsaved}
          isSaving={save.isPending}
          failure={failureBeside(save.error, [], 'Errore nel salvataggio del listino')}
          conflict={conflict}
          onGiveUp={giveUp.ask}
          className="max-w-3xl"
        />
      </form>
      <PeriodDialog edits={edits} year={year} />
      <UnsavedDialogs unsaved={unsaved} canSave={isLoggedIn} giveUp={giveUp}>
        <p>Le modifiche al listino {year} non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </FormProvider>
  );
};

import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { MailLanguageField } from '#client/features/site-settings/mail-language.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveQuestionDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { StaffBlock, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { lastDayOf } from '#shared/bookings/imported-nights.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { GuestEmailField, GuestNameField, GuestPhoneField, PartyFields } from './guest-fields.tsx';
import {
  emptyPortalStay,
  inputOf,
  portalStayNames as names,
  type PortalStayValues,
  portalStayFields,
  portalStayResolver,
} from './portal-stay.form.ts';

type CompleteStayProps = {
  block: StaffBlock;
  onCompleted: (stay: StaffStay) => void;
};

const CompleteStayDialog = ({
  block,
  onCompleted,
  onClose,
}: CompleteStayProps & { onClose: () => void }) => {
  const complete = trpc.portalStays.complete.useMutation({
    // Here, because the dialog unmounts once the nights have a guest.
    onSuccess: onCompleted,
    meta: { success: ({ guestName }: StaffStay) => `Ora è il soggiorno di ${guestName}.` },
  });
  const form = useForm<PortalStayValues>({
    mode: 'onTouched',
    resolver: portalStayResolver,
    defaultValues: emptyPortalStay,
  });
  const { register, handleSubmit, setError } = form;
  const { errors, isDirty } = form.formState;
  const { leave, question } = useLeaveGuard(isDirty);
  const send = handleSubmit((typed) => {
    if (complete.isPending) return;
    complete.mutate(inputOf(block.id, typed), {
      onError: (error) => showIssues(error, portalStayFields, setError),
    });
  });
  const failure = failureBeside(complete.error, portalStayFields, 'Errore nel salvataggio');
  return (
    <FormProvider {...form}>
      <FormDialog
        title={`Chi è? ${formatStay(block.startDate, lastDayOf(block))}`}
        submitLabel="Salva"
        busy={complete.isPending}
        problem={failure && <Notice tone="error">{failure}</Notice>}
        onSubmit={send}
        onClose={() => leave(onClose)}
        className="grid gap-5"
      >
        <GuestNameField />
        <GuestPhoneField />
        <PartyFields />
        <TextField
          label={names.payout}
          hint="In euro, come lo scrive il portale."
          inputMode="decimal"
          autoComplete="off"
          required={false}
          error={errors.payout?.message}
          {...register('payout')}
        />
        <CheckboxField label={names.isTaxCollected} {...register('isTaxCollected')} />
        <Folded title="Altro: commissione, email, lingua">
          <div className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label={names.commission}
                inputMode="decimal"
                autoComplete="off"
                required={false}
                error={errors.commission?.message}
                {...register('commission')}
              />
              <TextField
                label={names.withheld}
                inputMode="decimal"
                autoComplete="off"
                required={false}
                error={errors.withheld?.message}
                {...register('withheld')}
              />
            </div>
            <GuestEmailField />
            <MailLanguageField
              label={names.locale}
              saved={undefined}
              error={errors.locale?.message}
              {...register('locale')}
            />
          </div>
        </Folded>
        <LeaveQuestionDialog {...question}>
          <p>Quello che hai scritto qui non è ancora salvato, e andrà perso.</p>
        </LeaveQuestionDialog>
      </FormDialog>
    </FormProvider>
  );
};

/** Names the guests of another site's nights, if nobody has yet: thirty seconds, from the portal's own message. */
export const CompleteStay = ({ block, onCompleted }: CompleteStayProps) => {
  const { data } = trpc.portalStays.open.useQuery(undefined, liveQuery);
  const [isOpen, setOpen] = useState(false);
  if (!data?.unnamed.some(({ id }) => id === block.id)) return null;
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sea-50 p-4">
      <p>
        {block.origin} non dice chi arriva. Con il nome diventa un soggiorno come gli altri: con la
        sua pagina, la nota per le pulizie e i tuoi conti.
      </p>
      <Button onClick={() => setOpen(true)}>Chi è?</Button>
      {isOpen && (
        <CompleteStayDialog
          block={block}
          onCompleted={onCompleted}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

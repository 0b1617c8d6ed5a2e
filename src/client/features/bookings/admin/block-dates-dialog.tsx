import { FormProvider, useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveQuestionDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { type BlockDatesInput, blockDatesInput } from '#shared/bookings/blocks.schema.ts';
import { blockIssue } from '#shared/bookings/booking-rules.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import { bookingFailures } from './booking-labels.ts';
import { ConflictList } from './conflict-list.tsx';
import { DaysFields } from './days-fields.tsx';
import type { StayDays } from './stay.form.ts';

const names = { startDate: 'Data iniziale', endDate: 'Data finale' };

const createResolver = (today: StayDate) =>
  schemaResolver<BlockDatesInput>(async () => ({
    schema: blockDatesInput,
    alsoWrong: (values) => blockIssue(values, today),
  }));

type BlockDatesDialogProps = {
  today: StayDate;
  /** Preset dates, drawn in the calendar. */
  days?: StayDays | undefined;
  onClose: () => void;
};

export const BlockDatesDialog = ({ today, days, onClose }: BlockDatesDialogProps) => {
  const block = trpc.bookings.block.useMutation({ meta: { success: serverMessage } });
  const form = useForm<BlockDatesInput>({
    mode: 'onTouched',
    resolver: createResolver(today),
    defaultValues: { startDate: '', endDate: '', ...days, reason: '' },
  });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isDirty } = formState;
  const { leave, question } = useLeaveGuard(isDirty);
  const [startDate, endDate] = watch(['startDate', 'endDate']);
  const span = { startDate, endDate, status: 'NOT_AVAILABLE' } as const;
  const isAllowed =
    isStayDate(startDate) && isStayDate(endDate) && blockIssue(span, today) === null;

  const send = handleSubmit((values) => {
    if (block.isPending) return;
    block.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showIssues(error, ['startDate', 'endDate', 'reason'], setError),
    });
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        isInAddress
        title="Blocca date"
        submitLabel="Blocca date"
        busy={block.isPending}
        onSubmit={send}
        onClose={() => leave(onClose)}
        className="grid gap-5"
      >
        <p className="text-ink-soft">Nessuno può prenotarle, primo e ultimo giorno compresi.</p>
        <DaysFields labels={names} today={today} isBlock />
        <TextField
          label="Motivo"
          required={false}
          maxLength={200}
          hint="Lo vede solo chi gestisce il sito."
          error={errors.reason?.message}
          {...register('reason')}
        />
        {isAllowed && <ConflictList wanted={span} />}
        {block.isError && (
          <Notice tone="error">{errorText(block.error, bookingFailures.update)}</Notice>
        )}
        <LeaveQuestionDialog {...question}>
          <p>Non hai ancora bloccato le date: quello che hai scritto qui andrà perso.</p>
        </LeaveQuestionDialog>
      </FormDialog>
    </FormProvider>
  );
};

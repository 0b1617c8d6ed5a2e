import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  type GuestMailKind,
  guestMailFacts,
  MAX_DAYS,
  moneyMailKinds,
  timeInWords,
} from '#shared/guest-mails/guest-mail-kinds.ts';
import type { GuestMails } from '#shared/guest-mails/guest-mails.schema.ts';
import { mailFieldNames as names } from './guest-mails.form.ts';
import { TryMail } from './try-mail.tsx';

const MONEY =
  'Va solo a chi non ha pagato. Sotto il testo il sito aggiunge somma, scadenza e il tuo conto.';

/** What the site does of its own. */
const additions: Partial<Record<GuestMailKind, string>> = {
  party: 'Va solo a chi per allora non ha scritto i dati di tutti.',
  arrival:
    'Sotto il testo il sito aggiunge gli orari, la strada e, se ormai si vedono nella pagina dell’ospite, le chiavi.',
  ...Object.fromEntries(moneyMailKinds.map((kind) => [kind, MONEY])),
};

type RowProps = { kind: GuestMailKind; saved: GuestMails };

const TimeFields = ({ kind }: { kind: GuestMailKind }) => {
  const { register, control, formState } = useFormContext<GuestMails>();
  const errors = formState.errors[kind];
  const { after, minDays } = guestMailFacts[kind];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name={`${kind}.days`}
        render={({ field }) => (
          <StepperField
            {...field}
            label={`${names.days} ${after}`}
            required
            min={minDays}
            max={MAX_DAYS}
            error={errors?.days?.message}
          />
        )}
      />
      <TextField
        label={names.hour}
        type="time"
        required
        error={errors?.hour?.message}
        {...register(`${kind}.hour`)}
      />
    </div>
  );
};

const ReviewDays = () => {
  const { control, formState } = useFormContext<GuestMails>();
  return (
    <Controller
      control={control}
      name="reviewDays"
      render={({ field }) => (
        <StepperField
          {...field}
          label="Giorni per scrivere la recensione"
          hint="Dalla partenza. Il modulo è nella pagina dell’ospite, e la recensione la approvi tu."
          required
          min={1}
          max={MAX_DAYS}
          error={formState.errors.reviewDays?.message}
        />
      )}
    />
  );
};

/** One mail: its switch with its time in words, and the rest behind a press. */
export const GuestMailRow = ({ kind, saved }: RowProps) => {
  const { register, control, formState } = useFormContext<GuestMails>();
  const [days, hour] = useWatch({ control, name: [`${kind}.days`, `${kind}.hour`] });
  const errors = formState.errors[kind];
  const hasError = errors !== undefined || (kind === 'thanks' && formState.errors.reviewDays);
  return (
    <div className="@container grid gap-3 rounded-card border border-sand-200 bg-white px-4 pt-5 md:px-6">
      <CheckboxField
        label={guestMailFacts[kind].title}
        hint={Number.isNaN(days) ? undefined : timeInWords(kind, days, hour)}
        error={errors?.isOn?.message}
        {...register(`${kind}.isOn`)}
      />
      <Folded
        title={
          <span>
            Ora e testo<span className="sr-only">: {guestMailFacts[kind].title}</span>
          </span>
        }
        open={Boolean(hasError)}
      >
        <div className="grid gap-5">
          <TimeFields kind={kind} />
          {kind === 'thanks' && <ReviewDays />}
          <TextField
            label={names.subject}
            required
            maxLength={150}
            error={errors?.subject?.message}
            {...register(`${kind}.subject`)}
          />
          <TextArea
            label={names.text}
            hint="Il saluto col nome e la firma li mette il sito. {nome}, {arrivo}, {partenza} e {casa} cambiano con il soggiorno; {link} da solo in fondo a un paragrafo diventa un pulsante."
            required
            rows={10}
            error={errors?.text?.message}
            {...register(`${kind}.text`)}
          />
          {additions[kind] && <p className="text-sm text-ink-soft">{additions[kind]}</p>}
          <TextLanguages kind="guest-mail" saved={{ id: saved[kind].id, version: saved.version }} />
          <TryMail kind={kind} isChanged={Boolean(formState.dirtyFields[kind])} />
        </div>
      </Folded>
    </div>
  );
};

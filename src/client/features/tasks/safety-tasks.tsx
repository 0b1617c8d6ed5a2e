import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { addDays } from '#shared/bookings/stay-dates.ts';

/** What the law asks of a let house (art. 13-ter DL 145/2023), and what an owner needs besides. */
const safetyTasks = [
  {
    name: 'Provare i rilevatori di gas e monossido',
    description: 'Premi il tasto di prova e guarda la data di scadenza sul retro.',
  },
  {
    name: 'Far controllare gli estintori',
    description: 'Uno ogni 200 m² e uno per piano, in vista, con il cartellino aggiornato.',
  },
  {
    name: 'Rinnovare l’assicurazione della casa',
    description: 'Responsabilità verso gli ospiti: controlla che copra gli affitti brevi.',
  },
];

const FIRST_DAYS = 30;

/** Adds the yearly safety checks that are not among the tasks yet. */
export const SafetyTasks = () => {
  const today = useToday();
  const tasks = trpc.tasks.list.useQuery(undefined, liveQuery);
  const create = trpc.tasks.create.useMutation();
  if (!tasks.data) return null;
  const open = tasks.data.filter(({ completed }) => !completed).map(({ name }) => name);
  const missing = safetyTasks.filter(({ name }) => !open.includes(name));
  const add = async () => {
    for (const task of missing) {
      const due_date = addDays(today, FIRST_DAYS);
      await create.mutateAsync({ ...task, due_date, repeat: 'year' });
    }
    toastSuccess('Aggiunti: il primo controllo è tra un mese, poi ogni anno.');
  };
  return (
    <FormSection title="Controlli di sicurezza">
      <p>
        Ogni anno un promemoria tra i lavori: rilevatori di gas e monossido, estintori,
        assicurazione.
      </p>
      {missing.length === 0 ? (
        <p className="text-olive-700">Sono già tra i tuoi lavori.</p>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={create.isPending}
          onClick={() => void add().catch(() => undefined)}
        >
          Aggiungi i controlli di sicurezza
        </Button>
      )}
      {create.isError && (
        <Notice tone="error">{errorText(create.error, 'Errore nel salvataggio')}</Notice>
      )}
    </FormSection>
  );
};

import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { missingSafetyTasks } from '#shared/tasks/safety-tasks.ts';

/** Offers the yearly safety checks that are not among the tasks yet. */
export const SafetyTasks = () => {
  const tasks = trpc.tasks.list.useQuery(undefined, liveQuery);
  const add = trpc.tasks.addSafetyChecks.useMutation({ meta: { success: serverMessage } });
  if (!tasks.data) return null;
  return (
    <FormSection title="Controlli di sicurezza">
      <p>
        Ogni anno un promemoria tra i lavori: rilevatori di gas e monossido, estintori,
        assicurazione.
      </p>
      {missingSafetyTasks(tasks.data).length === 0 ? (
        <p className="text-olive-700">Sono già tra i tuoi lavori.</p>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={add.isPending}
          onClick={() => add.mutate()}
        >
          Aggiungi i controlli di sicurezza
        </Button>
      )}
      {add.isError && (
        <Notice tone="error">{errorText(add.error, 'Errore nel salvataggio')}</Notice>
      )}
    </FormSection>
  );
};

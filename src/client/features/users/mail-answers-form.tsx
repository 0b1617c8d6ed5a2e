import { type FormEvent, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';

const PolicyForm = ({ isOn }: { isOn: boolean }) => {
  const [isChosen, setIsChosen] = useState(isOn);
  const save = trpc.mailAnswers.setPolicy.useMutation({
    meta: {
      success: (saved: { isOn: boolean }) =>
        saved.isOn
          ? 'D’ora in poi si risponde anche dalla mail'
          : 'Dalla mail non si risponde più, nemmeno con i link già mandati',
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ isOn: isChosen });
  };
  return (
    <form onSubmit={send} className="grid gap-4">
      <CheckboxField
        label="Rispondere alle richieste dalla mail"
        hint="Nella mail di una nuova richiesta c’è un link: chi la riceve conferma o rifiuta senza password, per una settimana. Se la passkey è obbligatoria, il link non c’è."
        checked={isChosen}
        onChange={({ target }) => setIsChosen(target.checked)}
      />
      {save.isError && (
        // Each refusal takes the focus, and comes into view.
        <FocusedNotice key={save.submittedAt} tone="error">
          {errorText(save.error, 'Errore nel salvataggio')}
        </FocusedNotice>
      )}
      {isChosen !== isOn && (
        <div>
          <Button type="submit" busy={save.isPending}>
            Salva
          </Button>
        </div>
      )}
    </form>
  );
};

/** Whether staff answer requests from their mails. */
export const MailAnswersForm = () => {
  const { data: policy } = trpc.mailAnswers.policy.useQuery();
  return policy ? <PolicyForm key={String(policy.isOn)} isOn={policy.isOn} /> : null;
};

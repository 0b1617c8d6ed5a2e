import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';

type PolicyFormProps = {
  label: string;
  hint: string;
  /** As it is saved. */
  isOn: boolean;
  save: { isPending: boolean; isError: boolean; error: unknown; submittedAt: number };
  onSave: (isOn: boolean) => void;
  /** Beside the reason why it was not saved. */
  wayOn?: ReactNode;
};

/** A switch for all staff, with a button to save it once it is changed. */
export const PolicyForm = ({ label, hint, isOn, save, onSave, wayOn }: PolicyFormProps) => {
  const [isChosen, setIsChosen] = useState(isOn);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) onSave(isChosen);
  };
  return (
    <form onSubmit={send} className="grid gap-4">
      <CheckboxField
        label={label}
        hint={hint}
        checked={isChosen}
        onChange={({ target }) => setIsChosen(target.checked)}
      />
      {save.isError && (
        // Each refusal takes the focus, and comes into view.
        <FocusedNotice key={save.submittedAt} tone="error" action={wayOn}>
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

import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { bookingFailures } from './booking-labels.ts';

type NoteFormProps = {
  label: string;
  hint: string;
  maxLength: number;
  saved: string;
  saving: { isPending: boolean; error: unknown };
  onSave: (note: string) => void;
};

/** A note that its button saves, and the closing of its panel too. */
export const NoteForm = ({ label, hint, maxLength, saved, saving, onSave }: NoteFormProps) => {
  const [note, setNote] = useState(saved);
  const isChanged = note.trim() !== saved;
  const save = () => {
    if (isChanged && !saving.isPending) onSave(note);
  };
  const saveAtClose = useEffectEvent(save);
  useEffect(() => () => saveAtClose(), []);
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        required={false}
        rows={2}
        maxLength={maxLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {saving.error != null && (
        <Notice tone="error">{errorText(saving.error, bookingFailures.update)}</Notice>
      )}
      {isChanged && (
        <div>
          <Button type="submit" variant="secondary" size="small" busy={saving.isPending}>
            Salva la nota
          </Button>
        </div>
      )}
    </form>
  );
};

import { Unlink } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { linkAddress, linkMessages } from './link-address.ts';
import type { SelectedLink } from './selected-link.ts';

type LinkDialogProps = {
  link: SelectedLink;
  onSave: (href: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

const problemOf = (typed: string): string | undefined => {
  if (typed.trim() === '') return linkMessages.required;
  return linkAddress(typed) === null ? linkMessages.refused : undefined;
};

export const LinkDialog = ({ link, onSave, onRemove, onClose }: LinkDialogProps) => {
  const [typed, setTyped] = useState(link.href);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const save = () => {
    const href = linkAddress(typed);
    setError(problemOf(typed));
    if (href === null) inputRef.current?.focus();
    else onSave(href, text.trim());
  };
  return (
    <EditorDialog
      title={link.href ? 'Modifica link' : 'Inserisci link'}
      saveLabel={link.href ? 'Salva' : 'Inserisci'}
      onSave={save}
      onClose={onClose}
      actions={
        link.href && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            <Unlink aria-hidden className="size-4" />
            Togli il link
          </Button>
        )
      }
    >
      <TextField
        ref={inputRef}
        label="Indirizzo"
        hint="Un sito, una pagina di questo sito (per esempio /contact), un'email o un telefono (tel:…)."
        required
        error={error}
        value={typed}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://…"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed && setError(problemOf(typed))}
      />
      {!link.hasText && (
        <TextField
          label="Testo del link"
          hint="Le parole da premere. Senza, si vede l'indirizzo."
          required={false}
          fieldClassName="mt-5"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </EditorDialog>
  );
};

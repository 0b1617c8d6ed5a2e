import { useRef, useState } from 'react';
import { EditorDialog } from '#client/features/editor/writing/editor-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import {
  type RemoteBlock,
  type RemoteKind,
  remoteBlock,
  remoteWords,
  typedAddress,
} from './remote-blocks.ts';

type RemoteDialogProps = {
  kind: RemoteKind;
  /** The block that is changed; undefined for a new one. */
  current: RemoteBlock | undefined;
  onSave: (block: RemoteBlock) => void;
  onClose: () => void;
};

/** Asks where a map or film is. */
export const RemoteDialog = ({ kind, current, onSave, onClose }: RemoteDialogProps) => {
  const words = remoteWords[kind];
  const [typed, setTyped] = useState(current ? typedAddress(current) : '');
  const [error, setError] = useState<string>();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const problemOf = (text: string): string | undefined => {
    if (text.trim() === '') return words.required;
    return remoteBlock(kind, text) ? undefined : words.refused;
  };
  const save = () => {
    const block = remoteBlock(kind, typed);
    setError(problemOf(typed));
    if (!block) areaRef.current?.focus();
    // Its size stays, as somebody may have chosen it.
    else onSave(current ? { ...current, src: block.src } : block);
  };
  return (
    <EditorDialog
      title={current ? words.changeTitle : words.insertTitle}
      saveLabel={current ? 'Salva' : 'Inserisci'}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        ref={areaRef}
        label={words.label}
        hint={words.hint}
        required
        error={error}
        rows={kind === 'map' ? 4 : 2}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="wrap-anywhere"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed && setError(problemOf(typed))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
    </EditorDialog>
  );
};

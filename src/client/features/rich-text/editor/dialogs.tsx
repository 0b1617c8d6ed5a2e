import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNodeByKey, type LexicalEditor } from 'lexical';
import { Unlink } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  BlockCaptionDialog,
  BlockDialog,
} from '#client/features/rich-text/blocks/block-dialog.tsx';
import {
  blocksWithArticle,
  insertedMessage,
} from '#client/features/rich-text/blocks/block-labels.ts';
import { $isEmbedNode } from '#client/features/rich-text/blocks/embed-node.ts';
import { $insertBlock } from '#client/features/rich-text/blocks/insert-block.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { type DialogRequest, type PlacedBlock, useEditorHost } from './editor-host.ts';
import { focusText } from './focus-text.ts';
import { linkAddress, linkMessages } from './link-address.ts';
import { $removeLink, $setLink, readSelectedLink } from './selected-link.ts';
import { insertItems } from './toolbar-items.ts';

/** A closing dialog restores the focus; only after that can the text take it. */
const updateAndFocus = (editor: LexicalEditor, change: () => void): void => {
  editor.update(change, { discrete: true });
  requestAnimationFrame(() => focusText(editor));
};

const errorOf = (typed: string): string | undefined => {
  if (typed.trim() === '') return linkMessages.required;
  return linkAddress(typed) === null ? linkMessages.refused : undefined;
};

const LinkDialog = ({ onClose }: { onClose: () => void }) => {
  const [editor] = useLexicalComposerContext();
  const [link] = useState(() => readSelectedLink(editor));
  const [typed, setTyped] = useState(link.href);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const close = (change: () => void) => {
    onClose();
    updateAndFocus(editor, change);
  };
  const save = () => {
    const href = linkAddress(typed);
    setError(errorOf(typed));
    if (href === null) inputRef.current?.focus();
    else close(() => $setLink(href, text.trim()));
  };
  return (
    <EditorDialog
      title={link.href ? 'Modifica link' : 'Inserisci link'}
      saveLabel={link.href ? 'Salva' : 'Inserisci'}
      onSave={save}
      onClose={onClose}
      actions={
        link.href && (
          <Button variant="quiet" className="mr-auto" onClick={() => close($removeLink)}>
            <Unlink aria-hidden className="size-4" />
            Togli il link
          </Button>
        )
      }
    >
      <TextField
        ref={inputRef}
        label="Indirizzo"
        hint="Un sito, una pagina di questo sito (per esempio /contact), un’email o un telefono (tel:…)."
        required
        error={error}
        value={typed}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://…"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed && setError(errorOf(typed))}
      />
      {!link.hasText && (
        <TextField
          label="Testo del link"
          hint="Il testo del link. Se lo lasci vuoto i visitatori vedono l’indirizzo."
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

type DialogProps<Kind> = {
  request: Extract<DialogRequest, { kind: Kind }>;
  onClose: () => void;
};

const $placedNode = ({ nodeKey }: PlacedBlock) => {
  const node = $getNodeByKey(nodeKey);
  return $isEmbedNode(node) ? node : null;
};

const SaveBlockDialog = ({ request, onClose }: DialogProps<'insert' | 'change'>) => {
  const [editor] = useLexicalComposerContext();
  const { announce } = useEditorHost();
  const placed = request.kind === 'change' ? request.placed : undefined;
  const save = (block: RichTextBlock) => {
    onClose();
    updateAndFocus(editor, () => {
      if (placed) $placedNode(placed)?.setBlock(block);
      else $insertBlock(block);
    });
    if (!placed) announce(insertedMessage(block.kind));
  };
  return (
    <BlockDialog
      kind={request.kind === 'insert' ? request.blockKind : request.placed.block.kind}
      current={placed?.block}
      onSave={save}
      onClose={onClose}
    />
  );
};

const CaptionDialog = ({ request, onClose }: DialogProps<'caption'>) => {
  const [editor] = useLexicalComposerContext();
  const { placed } = request;
  if (placed.block.kind !== 'image') return null;
  const save = (block: RichTextBlock) => {
    onClose();
    updateAndFocus(editor, () => $placedNode(placed)?.setBlock(block));
  };
  return <BlockCaptionDialog block={placed.block} onSave={save} onClose={onClose} />;
};

const remainsMessages: Partial<Record<RichTextBlock['kind'], string>> = {
  gallery: 'La raccolta resta nel sito: sparisce solo da questo testo.',
  image: 'L’immagine resta nella libreria: sparisce solo da questo testo.',
  video: 'Il video resta nella libreria: sparisce solo da questo testo.',
  audio: 'L’audio resta nella libreria: sparisce solo da questo testo.',
};

const RemoveBlockDialog = ({ request, onClose }: DialogProps<'remove'>) => {
  const [editor] = useLexicalComposerContext();
  const { kind } = request.placed.block;
  const remove = () => {
    onClose();
    updateAndFocus(editor, () => {
      const node = $placedNode(request.placed);
      node?.selectPrevious();
      node?.remove();
    });
  };
  return createPortal(
    <ConfirmDialog
      open
      title={`Eliminare ${blocksWithArticle[kind]} dal testo?`}
      confirmLabel="Elimina"
      tone="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{remainsMessages[kind] ?? 'Sparisce da questo testo.'} Con «Annulla» nella barra torna.</p>
    </ConfirmDialog>,
    document.body,
  );
};

const ChooseBlockDialog = ({ onClose }: { onClose: () => void }) => {
  const [editor] = useLexicalComposerContext();
  const host = useEditorHost();
  return createPortal(
    <Dialog open onClose={onClose} title="Inserisci">
      <ul className="-my-2 divide-y divide-sand-200">
        {insertItems.map(({ id, label, Icon, press }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => press(editor, host)}
              className="flex min-h-14 w-full items-center gap-3 rounded-field px-2 text-left hover:bg-sand-100"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-sea-600" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>,
    document.body,
  );
};

type EditorDialogsProps = { request: DialogRequest; onClose: () => void };

/** The dialog that the toolbar or a block has opened. */
export const EditorDialogs = ({ request, onClose }: EditorDialogsProps) => {
  if (request.kind === 'choose') return <ChooseBlockDialog onClose={onClose} />;
  if (request.kind === 'link') return <LinkDialog onClose={onClose} />;
  if (request.kind === 'remove') return <RemoveBlockDialog request={request} onClose={onClose} />;
  if (request.kind === 'caption') return <CaptionDialog request={request} onClose={onClose} />;
  return <SaveBlockDialog request={request} onClose={onClose} />;
};

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import clsx from 'clsx';
import { $getNodeByKey, type LexicalEditor } from 'lexical';
import { TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { BlockDialog } from '#client/features/rich-text/blocks/block-dialog.tsx';
import {
  blocksWithArticle,
  insertedInWords,
} from '#client/features/rich-text/blocks/block-labels.ts';
import { EmbedCard } from '#client/features/rich-text/blocks/embed-card.tsx';
import { $isEmbedNode, EmbedView } from '#client/features/rich-text/blocks/embed-node.ts';
import { $insertBlock } from '#client/features/rich-text/blocks/insert-block.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { RichTextBlock } from '#shared/rich-text.ts';
import {
  type EditorHost,
  EditorHostContext,
  type EditorQuestion,
  type PlacedBlock,
  useEditorHost,
} from './editor-host.ts';
import { focusText } from './focus-text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { $removeLink, $setLink, readSelectedLink } from './selected-link.ts';
import { Toolbar } from './toolbar.tsx';

type RemoveBlockDialogProps = {
  block: RichTextBlock;
  onConfirm: () => void;
  onClose: () => void;
};

const kept: Partial<Record<RichTextBlock['kind'], string>> = {
  gallery: 'La gallery resta nel sito: sparisce solo da questo testo.',
  image: "L'immagine resta nella libreria: sparisce solo da questo testo.",
  video: 'Il video resta nella libreria: sparisce solo da questo testo.',
  audio: "L'audio resta nella libreria: sparisce solo da questo testo.",
};

const RemoveBlockDialog = ({ block, onConfirm, onClose }: RemoveBlockDialogProps) =>
  createPortal(
    <ConfirmDialog
      open
      title={`Eliminare ${blocksWithArticle[block.kind]} dal testo?`}
      confirmLabel="Elimina"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{kept[block.kind] ?? 'Sparisce da questo testo.'} Con «Annulla» nella barra torna.</p>
    </ConfirmDialog>,
    document.body,
  );

type QuestionProps<Question> = { question: Question; onClose: () => void };
type OfKind<Kind> = Extract<EditorQuestion, { kind: Kind }>;

/** The dialog gives the focus back to what had it; the text takes it only then. */
const goOnWriting = (editor: LexicalEditor, change: () => void): void => {
  editor.update(change, { discrete: true });
  requestAnimationFrame(() => focusText(editor));
};

const $placedEmbed = ({ nodeKey }: PlacedBlock) => {
  const node = $getNodeByKey(nodeKey);
  return $isEmbedNode(node) ? node : null;
};

const LinkQuestion = ({ onClose }: Pick<QuestionProps<never>, 'onClose'>) => {
  const [editor] = useLexicalComposerContext();
  const [link] = useState(() => readSelectedLink(editor));
  const answer = (change: () => void) => {
    onClose();
    goOnWriting(editor, change);
  };
  return (
    <LinkDialog
      link={link}
      onSave={(href, text) => answer(() => $setLink(href, text))}
      onRemove={() => answer($removeLink)}
      onClose={onClose}
    />
  );
};

type BlockQuestionProps = QuestionProps<OfKind<'insert' | 'change'>>;

const BlockQuestion = ({ question, onClose }: BlockQuestionProps) => {
  const [editor] = useLexicalComposerContext();
  const { announce } = useEditorHost();
  const placed = question.kind === 'change' ? question.placed : undefined;
  const save = (block: RichTextBlock) => {
    onClose();
    goOnWriting(editor, () => {
      if (placed) $placedEmbed(placed)?.setBlock(block);
      else $insertBlock(block);
    });
    if (!placed) announce(insertedInWords(block.kind));
  };
  return (
    <BlockDialog
      kind={question.kind === 'insert' ? question.blockKind : question.placed.block.kind}
      current={placed?.block}
      onSave={save}
      onClose={onClose}
    />
  );
};

const RemoveQuestion = ({ question, onClose }: QuestionProps<OfKind<'remove'>>) => {
  const [editor] = useLexicalComposerContext();
  const remove = () => {
    onClose();
    goOnWriting(editor, () => {
      const embed = $placedEmbed(question.placed);
      embed?.selectPrevious();
      embed?.remove();
    });
  };
  return <RemoveBlockDialog block={question.placed.block} onConfirm={remove} onClose={onClose} />;
};

/** The dialog in which the question stands that is open; null for none. */
const EditorQuestions = (props: QuestionProps<EditorQuestion | null>) => {
  const { question, onClose } = props;
  if (question === null) return null;
  if (question.kind === 'link') return <LinkQuestion onClose={onClose} />;
  if (question.kind === 'remove') return <RemoveQuestion question={question} onClose={onClose} />;
  return <BlockQuestion question={question} onClose={onClose} />;
};

type EditorWarningProps = { text: string; onDismiss: () => void };

/** The region is always there, so that a new warning is read out; it is seen in a long text too. */
const EditorWarning = ({ text, onDismiss }: EditorWarningProps) => (
  <div role="status" className="sticky bottom-0 z-5 in-[dialog]:-bottom-5">
    {text && (
      <div className="flex items-start gap-3 rounded-b-field border-t border-sand-200 bg-amber-100 px-4 py-2 text-sm text-amber-800">
        <TriangleAlert aria-hidden className="mt-1.5 size-4.5 shrink-0" />
        <p className="grow py-1">{text}</p>
        <IconButton label="Chiudi l'avviso" onPress={onDismiss} className="text-amber-800">
          <X aria-hidden />
        </IconButton>
      </div>
    )}
  </div>
);

type EditorFrameProps = {
  /** Names the toolbar. */
  label: string;
  textId: string;
  isInvalid: boolean;
  onLeave: (() => void) | undefined;
  /** The place where one writes. */
  children: ReactNode;
};

/** Toolbar, text, and what the editor has to ask and to say. */
export const EditorFrame = ({ label, textId, isInvalid, onLeave, children }: EditorFrameProps) => {
  const [editor] = useLexicalComposerContext();
  const [question, setQuestion] = useState<EditorQuestion | null>(null);
  const [warning, setWarning] = useState('');
  const [announced, setAnnounced] = useState('');
  const host = useMemo<EditorHost>(
    () => ({ ask: setQuestion, warn: setWarning, announce: setAnnounced }),
    [],
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && question === null) onLeave?.();
  };
  return (
    <EditorHostContext value={host}>
      <EmbedView value={EmbedCard}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves */}
        <div
          onBlur={leave}
          className={clsx(
            'rounded-field border bg-white has-[.rich-text:focus]:outline-3 has-[.rich-text:focus]:outline-sea-600',
            isInvalid ? 'border-red-700' : 'border-field',
          )}
        >
          <Toolbar label={label} textId={textId} />
          {children}
          <EditorWarning
            text={warning}
            onDismiss={() => {
              setWarning('');
              focusText(editor);
            }}
          />
        </div>
        <p role="status" className="sr-only">
          {announced}
        </p>
        <EditorQuestions question={question} onClose={() => setQuestion(null)} />
      </EmbedView>
    </EditorHostContext>
  );
};

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNodeByKey, type LexicalEditor } from 'lexical';
import { useState } from 'react';
import { BlockDialog } from '#client/features/editor/blocks/block-dialog.tsx';
import { insertedInWords } from '#client/features/editor/blocks/block-words.ts';
import { $insertBlock } from '#client/features/editor/blocks/insert-block.ts';
import { RemoveBlockDialog } from '#client/features/editor/blocks/remove-block-dialog.tsx';
import { LinkDialog } from '#client/features/editor/links/link-dialog.tsx';
import {
  $removeLink,
  $setLink,
  readSelectedLink,
} from '#client/features/editor/links/selected-link.ts';
import { $isEmbedNode } from '#client/features/editor/nodes/embed-node.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { type EditorQuestion, type PlacedBlock, useEditorHost } from './editor-host.ts';
import { focusText } from './focus-text.ts';

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
export const EditorQuestions = (props: QuestionProps<EditorQuestion | null>) => {
  const { question, onClose } = props;
  if (question === null) return null;
  if (question.kind === 'link') return <LinkQuestion onClose={onClose} />;
  if (question.kind === 'remove') return <RemoveQuestion question={question} onClose={onClose} />;
  return <BlockQuestion question={question} onClose={onClose} />;
};

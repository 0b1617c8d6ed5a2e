import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import { EmbedCard } from '#client/features/editor/blocks/embed-card.tsx';
import { EmbedView } from '#client/features/editor/nodes/embed-slot.ts';
import { Toolbar } from '#client/features/editor/toolbar/toolbar.tsx';
import { type EditorHost, EditorHostContext, type EditorQuestion } from './editor-host.ts';
import { EditorQuestions } from './editor-questions.tsx';
import { EditorWarning } from './editor-warning.tsx';
import { focusText } from './focus-text.ts';

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

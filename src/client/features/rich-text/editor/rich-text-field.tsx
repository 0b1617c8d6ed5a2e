import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { $getSelection, $isNodeSelection } from 'lexical';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { blockNames } from '#client/features/rich-text/blocks/block-labels.ts';
import { $isEmbedNode } from '#client/features/rich-text/blocks/embed-node.ts';
import { useBlockRules } from '#client/features/rich-text/blocks/use-block-rules.ts';
import {
  $importHtml,
  exportHtml,
  richTextConfig,
} from '#client/features/rich-text/html/lexical-html.ts';
import { FieldError, useFieldControl } from '#client/ui/field.tsx';
import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import { EditorFrame } from './editor-frame.tsx';
import { useEditorHost } from './editor-host.ts';
import { useClipboard } from './use-clipboard.ts';

/** '320 parole · 2 min di lettura'; '' for an empty text. */
const wordCountLabel = (html: string): string => {
  const words = plainText(html).split(' ').filter(Boolean).length;
  if (words === 0) return '';
  return `${words} ${words === 1 ? 'parola' : 'parole'} · ${readTimeMinutes(html)} min di lettura`;
};

/** Reports changes of the text, not of the selection, and not the initial text. */
const useChangeListener = (onChange: (html: string) => void): void => {
  const [editor] = useLexicalComposerContext();
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let reported = exportHtml(editor);
    return editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const html = exportHtml(editor);
      if (html === reported) return;
      reported = html;
      latest.current(html);
    });
  }, [editor]);
};

const $selectedBlockMessage = (): string => {
  const selection = $getSelection();
  const [node] = $isNodeSelection(selection) ? selection.getNodes() : [];
  return $isEmbedNode(node)
    ? `${blockNames[node.getBlock().kind]}, blocco selezionato. Tab per i comandi, Canc per eliminarlo.`
    : '';
};

/** Selecting a block does not move the focus, so screen readers would stay silent. */
const useBlockAnnouncement = (): void => {
  const [editor] = useLexicalComposerContext();
  const { announce } = useEditorHost();
  useEffect(() => {
    let announced = '';
    return editor.registerUpdateListener(({ editorState }) => {
      const message = editorState.read($selectedBlockMessage);
      if (message && message !== announced) announce(message);
      announced = message;
    });
  }, [editor, announce]);
};

type EditorContentProps = {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  lang: string | undefined;
  ref: Ref<HTMLDivElement> | undefined;
  onChange: (html: string) => void;
};

const EditorContent = (props: EditorContentProps) => {
  const { id, labelledBy, describedBy, isInvalid, isRequired, lang, ref, onChange } = props;
  useChangeListener(onChange);
  useClipboard();
  useBlockRules();
  useBlockAnnouncement();
  return (
    <>
      <RichTextPlugin
        ErrorBoundary={LexicalErrorBoundary}
        contentEditable={
          <ContentEditable
            id={id}
            ref={ref}
            ariaLabelledBy={labelledBy}
            ariaMultiline
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            lang={lang}
            className="rich-text relative min-h-80 px-4 py-4 outline-none md:px-6 md:py-5"
          />
        }
      />
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin />
    </>
  );
};

export type RichTextFieldProps = {
  label: string;
  /** Read once; change the `key` to load another text. */
  initialHtml: string;
  /** Gets canonical HTML; '' for an empty text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  ref?: Ref<HTMLElement>;
};

const rethrow = (error: Error): never => {
  throw error;
};

export const RichTextField = (props: RichTextFieldProps) => {
  const { label, initialHtml, onChange, onBlur, error, hint, required, lang, ref } = props;
  const [html, setHtml] = useState(initialHtml);
  const labelId = useId();
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  const change = (next: string) => {
    setHtml(next);
    onChange(next);
  };
  const focusText = () => document.getElementById(control.id)?.focus();
  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicking a label focuses its field; by keyboard, Tab does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label element cannot label contenteditable */}
      <div id={labelId} onClick={focusText} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (facoltativo)</span>}
      </div>
      <LexicalComposer
        initialConfig={{
          ...richTextConfig,
          onError: rethrow,
          editorState: (editor) => $importHtml(editor, initialHtml),
        }}
      >
        <EditorFrame
          toolbarLabel={`Strumenti: ${label}`}
          textId={control.id}
          isInvalid={error !== undefined}
          onLeave={onBlur}
        >
          <EditorContent
            id={control.id}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            isInvalid={error !== undefined}
            isRequired={required ?? false}
            lang={lang}
            ref={ref as Ref<HTMLDivElement> | undefined}
            onChange={change}
          />
        </EditorFrame>
      </LexicalComposer>
      <div className="mt-1.5 flex flex-wrap gap-x-4">
        {hint && (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <p className="ml-auto text-sm text-ink-soft tabular-nums">{wordCountLabel(html)}</p>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
};

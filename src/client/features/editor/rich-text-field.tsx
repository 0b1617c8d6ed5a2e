import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { type Ref, useId, useState } from 'react';
import { FieldError, useFieldControl } from '#client/ui/field.tsx';
import { $importHtml, richTextConfig } from './rich-text-conversion.ts';
import { EditorFrame } from './writing/editor-frame.tsx';
import { TextLength } from './writing/text-length.tsx';
import { WritingArea } from './writing/writing-area.tsx';

export type RichTextFieldProps = {
  label: string;
  /** Read once; a `key` starts anew. */
  initialHtml: string;
  /** Gets the canonical HTML after each change; '' for an empty text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  /** The text itself, so that a form can give it the focus. */
  ref?: Ref<HTMLElement>;
};

const fail = (error: Error): never => {
  throw error;
};

/** A text with titles, lists, links and blocks, written as its page will show it. */
export const RichTextField = (props: RichTextFieldProps) => {
  const { label, initialHtml, onChange, onBlur, error, hint, required, ref } = props;
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as a press on a label does; by keyboard Tab leads there */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label element names no text like this */}
      <div id={labelId} onClick={focusText} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (facoltativo)</span>}
      </div>
      <LexicalComposer
        initialConfig={{
          ...richTextConfig,
          onError: fail,
          editorState: () => $importHtml(initialHtml),
        }}
      >
        <EditorFrame
          label={`Strumenti: ${label}`}
          textId={control.id}
          isInvalid={error !== undefined}
          onLeave={onBlur}
        >
          <WritingArea
            id={control.id}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            isInvalid={error !== undefined}
            isRequired={required ?? false}
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
        <TextLength html={html} />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
};

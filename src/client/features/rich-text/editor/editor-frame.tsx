import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import clsx from 'clsx';
import { TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import { EmbedCard } from '#client/features/rich-text/blocks/embed-card.tsx';
import { EmbedView } from '#client/features/rich-text/blocks/embed-node.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { EditorDialogs } from './dialogs.tsx';
import { type DialogRequest, type EditorHost, EditorHostContext } from './editor-host.ts';
import { focusText } from './focus-text.ts';
import { Toolbar } from './toolbar.tsx';

type EditorWarningProps = { text: string; onDismiss: () => void };

/** Always rendered, since screen readers only announce changes of an existing region. */
const EditorWarning = ({ text, onDismiss }: EditorWarningProps) => (
  <div role="status" className="sticky bottom-0 z-5 in-[dialog]:-bottom-5">
    {text && (
      <div className="flex items-start gap-3 rounded-b-field border-t border-sand-200 bg-amber-100 px-4 py-2 text-sm text-amber-800">
        <TriangleAlert aria-hidden className="mt-1.5 size-4.5 shrink-0" />
        <p className="grow py-1">{text}</p>
        <IconButton label="Chiudi l’avviso" onPress={onDismiss} className="text-amber-800">
          <X aria-hidden />
        </IconButton>
      </div>
    )}
  </div>
);

type EditorFrameProps = {
  toolbarLabel: string;
  textId: string;
  isInvalid: boolean;
  onLeave: (() => void) | undefined;
  children: ReactNode;
};

export const EditorFrame = (props: EditorFrameProps) => {
  const { toolbarLabel, textId, isInvalid, onLeave, children } = props;
  const [editor] = useLexicalComposerContext();
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const [warning, setWarning] = useState('');
  const [announced, setAnnounced] = useState('');
  const host = useMemo<EditorHost>(
    () => ({ openDialog: setDialog, warn: setWarning, announce: setAnnounced }),
    [],
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && dialog === null) onLeave?.();
  };
  return (
    <EditorHostContext value={host}>
      <EmbedView value={EmbedCard}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving */}
        <div
          onBlur={leave}
          className={clsx(
            'rounded-field border bg-white has-[.rich-text:focus]:outline-3 has-[.rich-text:focus]:outline-sea-600',
            isInvalid ? 'border-red-700' : 'border-field',
          )}
        >
          <Toolbar label={toolbarLabel} textId={textId} />
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
        {dialog && <EditorDialogs request={dialog} onClose={() => setDialog(null)} />}
      </EmbedView>
    </EditorHostContext>
  );
};

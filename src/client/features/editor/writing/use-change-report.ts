import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect, useRef } from 'react';
import { exportHtml } from '#client/features/editor/rich-text-conversion.ts';

/** Tells of each change of the text, not of the caret, and not of what the editor began with. */
export const useChangeReport = (onChange: (html: string) => void): void => {
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

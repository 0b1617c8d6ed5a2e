import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import type { Ref } from 'react';
import { useBlockRules } from '#client/features/editor/blocks/use-block-rules.ts';
import { useBlockAnnouncement } from './use-block-announcement.ts';
import { useChangeReport } from './use-change-report.ts';
import { useClipboard } from './use-clipboard.ts';

type WritingAreaProps = {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  ref: Ref<HTMLDivElement> | undefined;
  onChange: (html: string) => void;
};

/** Where one writes. */
export const WritingArea = (props: WritingAreaProps) => {
  const { id, labelledBy, describedBy, isInvalid, isRequired, ref, onChange } = props;
  useChangeReport(onChange);
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

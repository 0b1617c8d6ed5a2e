import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import type { ElementFormatType, ElementNode } from 'lexical';
import type { Alignment, LineTag } from '#client/features/editor/text/text-document.ts';

const alignments: Partial<Record<ElementFormatType, Alignment>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
};

/** How a line is aligned; null for the usual way. */
export const alignmentOfLine = (line: ElementNode): Alignment | null =>
  alignments[line.getFormatType()] ?? null;

/** What a line outside of lists is; titles below the third are the third. */
export const tagOfLine = (line: ElementNode): LineTag => {
  if ($isQuoteNode(line)) return 'blockquote';
  if (!$isHeadingNode(line)) return 'p';
  const tag = line.getTag();
  return tag === 'h1' || tag === 'h2' ? tag : 'h3';
};

import type { NodeKey } from 'lexical';
import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { RichTextBlock } from '#shared/rich-text.ts';

export type EmbedViewProps = { nodeKey: NodeKey; block: RichTextBlock };

/**
 * How blocks are drawn. A context, so that the nodes, and with them the conversion of texts, know
 * nothing of the screen.
 */
export const EmbedView = createContext<ComponentType<EmbedViewProps> | null>(null);

export const EmbedSlot = (props: EmbedViewProps) => {
  const View = useContext(EmbedView);
  return View && createElement(View, props);
};

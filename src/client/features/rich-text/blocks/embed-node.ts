import { DecoratorNode, type LexicalNode, type NodeKey, type SerializedLexicalNode } from 'lexical';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { blockAttributes, parseBlock, type RichTextBlock } from '#shared/rich-text.ts';

export type EmbedViewProps = { nodeKey: NodeKey; block: RichTextBlock };

/**
 * How blocks are drawn. A context, so that the nodes, and with them the conversion of texts, know
 * nothing of the screen.
 */
export const EmbedView = createContext<ComponentType<EmbedViewProps> | null>(null);

const EmbedSlot = (props: EmbedViewProps) => {
  const View = useContext(EmbedView);
  return View && createElement(View, props);
};

type SerializedEmbed = SerializedLexicalNode & { attributes: Record<string, string> };

/** A block between the paragraphs, of any of the six kinds. It stands at the top level only. */
export class EmbedNode extends DecoratorNode<ReactNode> {
  // A plain value, as Lexical copies it from one state of the text to the next.
  __block: RichTextBlock;

  static override getType(): string {
    return 'embed';
  }

  static override clone(node: EmbedNode): EmbedNode {
    return new EmbedNode(node.__block, node.__key);
  }

  /** Throws for what may not stand in a text; the clipboard's HTML is read then. */
  static override importJSON(serialized: SerializedLexicalNode): EmbedNode {
    const block = parseBlock((serialized as SerializedEmbed).attributes ?? {});
    if (!block) throw new Error('No block that may stand in a text');
    return $createEmbedNode(block);
  }

  constructor(block: RichTextBlock, key?: NodeKey) {
    super(key);
    this.__block = block;
  }

  override exportJSON(): SerializedEmbed {
    return { ...super.exportJSON(), attributes: blockAttributes(this.getBlock()) };
  }

  override exportDOM(): { element: HTMLElement } {
    const element = document.createElement('figure');
    for (const [name, value] of Object.entries(blockAttributes(this.getBlock()))) {
      element.setAttribute(name, value);
    }
    return { element };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'editor-embed';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override decorate(): ReactNode {
    return createElement(EmbedSlot, { nodeKey: this.getKey(), block: this.getBlock() });
  }

  getBlock(): RichTextBlock {
    return this.getLatest().__block;
  }

  setBlock(block: RichTextBlock): void {
    this.getWritable().__block = block;
  }
}

export const $createEmbedNode = (block: RichTextBlock): EmbedNode => new EmbedNode(block);

export const $isEmbedNode = (node: LexicalNode | null | undefined): node is EmbedNode =>
  node instanceof EmbedNode;

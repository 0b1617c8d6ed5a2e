import {
  DecoratorNode,
  type DOMConversionMap,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { blockOf } from '#client/features/rich-text/html/parse-element.ts';
import { blockAttributes, parseBlock, type RichTextBlock } from '#shared/rich-text/rich-text.ts';

export type EmbedViewProps = { nodeKey: NodeKey; block: RichTextBlock };

/** How blocks are rendered. A context, so that converting HTML does not load any components. */
export const EmbedView = createContext<ComponentType<EmbedViewProps> | null>(null);

const EmbedSlot = (props: EmbedViewProps) => {
  const View = useContext(EmbedView);
  return View && createElement(View, props);
};

type SerializedEmbed = SerializedLexicalNode & { attributes: Record<string, string> };

/** A block of any of the six kinds, always at the top level. */
export class EmbedNode extends DecoratorNode<ReactNode> {
  __block: RichTextBlock;

  static override getType(): string {
    return 'embed';
  }

  static override clone(node: EmbedNode): EmbedNode {
    return new EmbedNode(node.__block, node.__key);
  }

  /** Throws for an invalid block, so that pasting falls back to the clipboard's HTML. */
  static override importJSON(serialized: SerializedLexicalNode): EmbedNode {
    const block = parseBlock((serialized as SerializedEmbed).attributes ?? {});
    if (!block) throw new Error('Not a valid block');
    return $createEmbedNode(block);
  }

  constructor(block: RichTextBlock, key?: NodeKey) {
    super(key);
    this.__block = block;
  }

  override exportJSON(): SerializedEmbed {
    return { ...super.exportJSON(), attributes: blockAttributes(this.getBlock()) };
  }

  static override importDOM(): DOMConversionMap {
    const conversion = (element: HTMLElement) => {
      const block = blockOf(element);
      return { node: block && $createEmbedNode(block) };
    };
    return { figure: () => ({ priority: 1, conversion }) };
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

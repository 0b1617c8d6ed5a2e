import type {
  Alignment,
  DocumentPart,
  Inline,
  LineTag,
  ListTag,
  TextLine,
} from '#client/features/editor/text/text-document.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';

/** How the next line looks, if one begins now. */
export type LineLook = { tag: LineTag; lists: readonly ListTag[]; align: Alignment | null };

/** Collects what is read, line by line. */
export const createLineWriter = () => {
  const parts: DocumentPart[] = [];
  let line: (TextLine & { inlines: Inline[] }) | null = null;
  let breaksFirst = false;

  const endLine = (): void => {
    if (line) parts.push(line);
    line = null;
    breaksFirst = false;
  };
  return {
    parts,
    endLine,
    /** Adds to the open line, or begins one that looks so. */
    add: (inline: Inline, look: LineLook): void => {
      line ??= { kind: 'line', ...look, inlines: [] };
      if (breaksFirst) line.inlines.push({ kind: 'break' });
      breaksFirst = false;
      line.inlines.push(inline);
    },
    /** What follows stands below what was, in the same line of a list or quote. */
    breakLater: (): void => {
      breaksFirst = line !== null;
    },
    addBlock: (block: RichTextBlock): void => {
      endLine();
      parts.push({ kind: 'block', block });
    },
    /** What follows stands behind what was, after all. */
    goOn: (): void => {
      breaksFirst = false;
    },
    /** Whether nothing stands yet where the next words will. */
    isAtStart: (): boolean => line === null || breaksFirst,
    /** The lists around the last line, as Word's paragraphs go on with them. */
    lastLists: (): readonly ListTag[] => {
      const last = parts.at(-1);
      return last?.kind === 'line' ? last.lists : [];
    },
  };
};
export type LineWriter = ReturnType<typeof createLineWriter>;

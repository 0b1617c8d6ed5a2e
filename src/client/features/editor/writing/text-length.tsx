import { lengthInWords } from './length-in-words.ts';

export const TextLength = ({ html }: { html: string }) => (
  <p className="ml-auto text-sm text-ink-soft tabular-nums">{lengthInWords(html)}</p>
);

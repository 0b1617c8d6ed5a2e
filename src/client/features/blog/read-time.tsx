import { readTimeInWords } from './blog-texts.ts';

export const ReadTime = ({ minutes }: { minutes: number }) => (
  <span lang="en" className="whitespace-nowrap">
    {readTimeInWords(minutes)}
  </span>
);

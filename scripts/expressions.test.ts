import { expect, it } from 'vitest';
import { slowExpressions } from './expressions.ts';

it('finds what a long text makes slow, wherever it stands', async () => {
  const code = String.raw`
    const isAddress = (text: string) => /^\w+@\w+$/.test(text);
    export const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');
    export const Line = () => <p title={'/(b+)+$/'}>{/^(a+)+$/i.test('/c+$/') ? 'a' : 'b'}</p>;`;
  expect(await slowExpressions('line.tsx', code)).toEqual(['/<[^>]*>/g', '/^(a+)+$/i']);
});

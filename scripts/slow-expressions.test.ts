import { expect, it } from 'vitest';
import { slowExpressions } from './slow-expressions.ts';

it('finds expressions that a long text makes slow, and names the text', async () => {
  const code = String.raw`
    const isAddress = (text: string) => /^\w+@\w+$/.test(text);
    export const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');
    export const Line = () => <p title={'/(b+)+$/'}>{/^(a+)+$/i.test('/c+$/') ? 'a' : 'b'}</p>;`;
  expect(await slowExpressions('line.tsx', code)).toEqual([
    expect.stringMatching(
      /^line\.tsx:3 \/<\[\^>\]\*>\/g .*2nd degree polynomial.*'<'\.repeat\(\d+\)/,
    ),
    expect.stringMatching(/^line\.tsx:4 \/\^\(a\+\)\+\$\/i .*exponential.*'A'\.repeat\(\d+\)/),
  ]);
});

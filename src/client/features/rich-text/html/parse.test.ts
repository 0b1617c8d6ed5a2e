import { expect, it } from 'vitest';
import { parsePlainText } from './parse.ts';
import { serializeDocument } from './serialize.ts';

it('makes each line of plain text a paragraph, and a lone address a link', () => {
  expect(serializeDocument(parsePlainText('Uno\r\n\r\n  due  \ntre & <b>'))).toBe(
    '<p>Uno</p><p>due</p><p>tre &amp; &lt;b&gt;</p>',
  );
  expect(serializeDocument(parsePlainText('www.example.com'))).toBe(
    '<p><a href="https://www.example.com">www.example.com</a></p>',
  );
  expect(serializeDocument(parsePlainText('\n'))).toBe('');
});

import { expect, it } from 'vitest';
import { documentHtml } from './document-html.ts';
import { readPlainText } from './parse-plain-text.ts';

it('makes each line of a plain text a paragraph, and an address alone a link', () => {
  expect(documentHtml(readPlainText('Uno\r\n\r\n  due  \ntre & <b>'))).toBe(
    '<p>Uno</p><p>due</p><p>tre &amp; &lt;b&gt;</p>',
  );
  expect(documentHtml(readPlainText('www.example.com'))).toBe(
    '<p><a href="https://www.example.com">www.example.com</a></p>',
  );
  expect(documentHtml(readPlainText('\n'))).toBe('');
});

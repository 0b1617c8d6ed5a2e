import fc from 'fast-check';
import type { z } from 'zod';

// Pieces of JSON as text, so that they may contain what no serializer writes: huge numbers, duplicate
// keys, invalid JSON.

export type Fragment = string;

const DEEP = 10_000;
const nested = (open: string, close: string): Fragment =>
  `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;

const wrong: Fragment[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e309', '-1e309', '1e-400', '1e21'],
  ...['9007199254740993', '9'.repeat(400), `0.${'1'.repeat(400)}`],
  ...['[]', '{}', '[[]]', '[null]', '[{}]', '{"a":1}', '{"id":1,"id":"2"}', '[1,"a",null,{}]'],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}'],
  ...['""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202ea"'],
  ...['"\\u2028"', '"\\ufeff"', '"2026-02-30"', '"2026-13-01"', '"9999-12-31"', '"0000-00-00"'],
  ...['"2026-07-04T00:00:00Z"', '"-1"', '"1e3"', '"Infinity"', '"[object Object]"'],
  ...['"1; DROP TABLE users"', '"\' OR 1=1 --"', '"%"', '"_"', '"*"', '"\\""', '"\\\\"'],
  ...['"../../etc/passwd"', '"%2e%2e%2f"', '"<script>alert(1)</script>"', '"{{7*7}}"'],
  ...['"javascript:alert(1)"', '"data:image/png;base64,AAAA"', '"data:image/png;base64,"'],
  ...['"/avatars/bottts/%00.svg"', '"a@b"', '"@"', '"a@example.com\\r\\nBcc: b@example.com"'],
];

const noJson: Fragment[] = [
  ...['', 'undefined', 'NaN', 'Infinity', "'a'", '01', '1.', '.5', '+1', '0x10', '1n'],
  ...[
    '"',
    '"\\x"',
    '"\\u12"',
    '"a\nb"',
    '"\u0000"',
    '[',
    '{',
    '[1,]',
    '{"a"}',
    '{a:1}',
    '//',
    '\ufeff1',
  ],
];

const long = fc
  .constantFrom(1_000, 20_000, 200_000)
  .map((length) => JSON.stringify('è'.repeat(length)));
const deep = fc.constantFrom(nested('[', ']'), nested('{"a":', '}'), '['.repeat(DEEP));
const generated = fc.oneof(
  fc.json({ depthSize: 'medium' }),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => String(number)),
  fc.bigInt().map((number) => String(number)),
);

/** A value that is of the wrong kind, or none. */
export const wrongValue: fc.Arbitrary<Fragment> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...wrong) },
  { weight: 6, arbitrary: generated },
  { weight: 1, arbitrary: fc.constantFrom(...noJson) },
  { weight: 1, arbitrary: long },
  { weight: 1, arbitrary: deep },
);

type Node = z.core.JSONSchema._JSONSchema;

const fittingText = fc.constantFrom(
  '2027-07-04',
  '2027-07-11',
  'anna@example.com',
  'un-indirizzo',
  'Una frase abbastanza lunga da essere un testo che si legge.',
  '<p>Una frase abbastanza lunga da essere un testo che si legge, con un paragrafo.</p>',
  '/contact',
  'mare.webp',
  'barca-a-vela-7',
);

/** A value as the schema describes it, more or less. */
export const fittingValue = (node: Node): fc.Arbitrary<unknown> => {
  if (typeof node !== 'object') return fc.constant(null);
  if (node.enum) return fc.constantFrom(...node.enum);
  const options = node.anyOf ?? node.oneOf;
  if (options) return fc.oneof(...options.map((option) => fittingValue(option as Node)));
  if (node.type === 'object') return fittingObject(node);
  if (node.type === 'array') return fc.array(fittingValue(node.items as Node), { maxLength: 3 });
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'number' || node.type === 'integer') {
    return fc.constantFrom(1, 2, 3, 5, 2027, 90_000);
  }
  return fittingText;
};

const fittingObject = (node: Node & object): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([name, child]) => [name, fittingValue(child)]),
    ),
  );

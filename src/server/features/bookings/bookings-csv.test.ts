import { expect, it } from 'vitest';
import { eurosOf, writeCsv } from './bookings-csv.ts';

it('typed text never becomes a formula', () => {
  const typed = ['=1+1', '+39 340 12', '-2', '@SUM(A1)', '\tx', '\r=1', ' =1', '＝1', 'a=1'];
  const [line] = writeCsv([typed]).slice(1).split('\r\n');
  expect(line).toBe(`'=1+1;'+39 340 12;'-2;'@SUM(A1);'\tx;"'\r=1";' =1;'＝1;a=1`);
});

it('a negative sum stays a number', () => {
  expect(writeCsv([[eurosOf(-1234), '-12,34+1']])).toBe("\uFEFF-12,34;'-12,34+1\r\n");
});

it('separators are quoted', () => {
  expect(writeCsv([['a;b', 'dice "sì"', 'due\nrighe', '']])).toBe(
    '\uFEFF"a;b";"dice ""sì""";"due\nrighe";\r\n',
  );
});

import { expect, it } from 'vitest';
import { writeCsv } from './bookings-csv.ts';

it('typed text never becomes a formula', () => {
  const typed = ['=1+1', '+39 340 12', '-2', '@SUM(A1)', '\tx', '\r=1', ' =1', '＝1', 'a=1'];
  const [line] = writeCsv([typed]).slice(1).split('\r\n');
  expect(line).toBe(`'=1+1;'+39 340 12;'-2;'@SUM(A1);'\tx;"'\r=1";' =1;'＝1;a=1`);
});

it('separators are quoted', () => {
  expect(writeCsv([['a;b', 'dice "sì"', 'due\nrighe', '']])).toBe(
    '\uFEFF"a;b";"dice ""sì""";"due\nrighe";\r\n',
  );
});

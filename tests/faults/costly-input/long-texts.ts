import { randomUUID } from 'node:crypto';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

const LENGTH = 120_000;
const MAX_SECONDS = 2;

/** Text that makes a careless expression search again and again without finding an end. */
const pieces = [
  ...['<', '<a', '<a href="', '<i', '<em>', '<p>', '</p>', '<p><em>', '&', '&#', '<!--', '<script'],
  ...['<style></style ', '<figure data-a="', ' data-a', 'data-a="', '-', ' ', '\u00a0', '‹'],
];

const upTo = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length));

const texts = [
  ...pieces.map((piece) => upTo(piece)),
  ...['<iframe', '<iframe src', ' src=', '/'].map(
    (piece) => `<figure data-block="map" data-src="${upTo(piece)}"></figure>`,
  ),
];

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const save = async (t: TestApp, content: string, token: string): Promise<boolean> => {
  const body = { title: 'Un testo lungo', slug: `testo-${randomUUID()}`, content };
  const { status } = await t.rest('POST', '/pages', { token, body });
  if (status !== 201 && status !== 400) throw new Error(`A long text is answered ${status}`);
  return status === 201;
};

/** F3: texts as long as a chapter, made to be read many times. */
export const longTexts = async (): Promise<FaultRow> => {
  const t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  try {
    const { token } = await makeUser(t.app, 'EDITOR');
    const first = '<p>Il primo testo, lungo quanto serve, carica ciò che serve agli altri.</p>';
    if (!(await save(t, first, token))) throw new Error('No text can be saved');
    let slowest = 0;
    let total = 0;
    let stored = 0;
    for (const text of texts) {
      const seconds = await secondsOf(async () => {
        stored += Number(await save(t, text, token));
      });
      slowest = Math.max(slowest, seconds);
      total += seconds;
    }
    const found = `${texts.length} texts of ${LENGTH / 1000} KB saved as pages: ${stored} stored, the others refused; the slowest took ${slowest.toFixed(2)} s, all together ${total.toFixed(1)} s`;
    if (slowest > MAX_SECONDS) throw new Error(found);
    return { id: 'F3', found };
  } finally {
    await t.close();
  }
};

import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanRichText } from '#server/features/rich-text/rich-text-sanitizer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putImages } from '#tests/support/factories.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { transports } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'mare.jpg');
});
afterAll(() => t?.close());

it.each(transports)(
  'more than 500 script payloads by %s leave nothing that runs',
  async (_name, transport) => {
    expect(scriptPayloads.length).toBeGreaterThan(500);
    for (const [index, payload] of scriptPayloads.entries()) {
      const { data, status } = await transport(
        t,
        'blog.create',
        {
          title: `Articolo ${_name} ${index}`,
          excerpt: 'Un testo che cerca guai.',
          coverImage: 'mare.jpg',
          content: `<p>Prima</p>${payload}`,
        },
        token,
      );
      expect(status).toBeLessThan(300);
      expect(data.content).toBe(await cleanRichText(`<p>Prima</p>${payload}`));
    }
  },
);

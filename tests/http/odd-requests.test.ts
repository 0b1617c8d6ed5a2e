import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';

let t: TestApp;
let logged: { level: number; msg: string }[];
beforeEach(async () => {
  logged = [];
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) });
  t = await createTestApp({ own: { logger } });
});
afterEach(() => t.close());

/** The whole raw answer to raw lines. */
const answerTo = async (...lines: string[]): Promise<string> => {
  if (!t.server.server.listening) await t.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.end([...lines, '', ''].join('\r\n'));
  await once(socket, 'close');
  return answer;
};

it.each([
  ['without a host', 400, ['GET /healthz HTTP/1.1']],
  ['without a host, by an older HTTP', 200, ['GET /healthz HTTP/1.0']],
  ['that expects what nobody knows', 417, ['GET /healthz HTTP/1.1', 'Host: x', 'Expect: tea']],
])(
  'a request %s is answered %i, with the headers of every answer',
  async (_what, status, lines) => {
    const answer = await answerTo(...lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ['x-content-type-options', 'content-security-policy', 'x-frame-options']) {
      expect(answer.toLowerCase()).toContain(`\r\n${header}: `);
    }
  },
);

it('a call that is turned away until later logs a warning, which is no error', async () => {
  const unnamed = await createTestApp({
    settings: { PUBLIC_URL: 'http://192.0.2.7:3000' },
    own: { logger: t.app.logger },
  });
  expect((await unnamed.rest('POST', '/auth/passkey/options')).status).toBe(503);
  await unnamed.close();
  const { warn } = pino.levels.values;
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    [warn, 'call put off'],
    [warn, 'answered'],
  ]);
});

it('a forwarded address without a trusted proxy logs one warning', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  for (let number = 0; number < 3; number += 1) await t.rest('GET', '/menuitems', { headers });
  expect(logged.map(({ msg }) => msg)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
});

it('a forwarded address behind a trusted proxy logs no warning', async () => {
  const behind = await createTestApp({
    settings: { TRUST_PROXY: '127.0.0.1' },
    own: { logger: t.app.logger },
  });
  await behind.rest('GET', '/menuitems', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  await behind.close();
  expect(logged).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// API clients generated from the OpenAPI document by two generators: they compile and work.

const FOLDER = 'dist/api-clients';
const CALLERS = resolve('tests/api-clients');

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off', RATE_LIMITS: 'off' } });
  const document = await (await fetch(`${site.url}/api/openapi.json`)).json();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/openapi-typescript.ts`, astToString(await openapiTS(document)));
  await createClient({
    input: document,
    output: { path: `${FOLDER}/hey-api` },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
});
afterAll(() => site?.close());

it('the generated clients compile', () => {
  const tsc = () => execFileSync('tsc', ['-p', CALLERS], { encoding: 'utf8' });
  expect(tsc()).toBe('');
});

describe.each(['with-openapi-typescript', 'with-hey-api'])('%s', (name) => {
  it('calls the API', async () => {
    const { journey } = await import(`${CALLERS}/${name}.ts`);
    expect(await journey(`${site.url}/api`, ADMIN)).toEqual({
      code: 'INVALID_CREDENTIALS',
      due: '2026-07-04T00:00:00.000Z',
    });
  });
});

it('the generated clients send files with their MIME type', async () => {
  const { token } = await adminApi(site);
  const { uploadText } = await import(`${CALLERS}/with-hey-api.ts`);
  expect(await uploadText(`${site.url}/api`, token)).toBe(415);
});

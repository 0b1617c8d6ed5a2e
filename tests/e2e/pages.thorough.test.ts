import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The built site over HTTP: caching, invalidation and metadata.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers, redirect: 'manual' });

const login = async (): Promise<string> => {
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  return ((await response.json()) as { token: string }).token;
};

describe('two first starts', () => {
  it('create one administrator and one house', async () => {
    const token = await login();
    const bookings = async (): Promise<unknown> =>
      (await get('/api/bookings', { authorization: `Bearer ${token}` })).json();
    const before = await bookings();
    expect(before).not.toEqual([]);
    await site.stop();
    site = await startSite({ folder: site.folder, port: site.port });
    expect(await bookings()).toEqual(before);
    expect(site.output()).not.toContain('Primo accesso');
  });
});

describe('the scripts of a page', () => {
  const editor = /__lexicalEditor/;
  const schemas = /ZodError/;

  /** The static imports of a script, by address. */
  const importsOf = (script: string): string[] =>
    [...script.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
      ([, name]) => `/assets/${name}`,
    );

  /** All scripts that a browser may load with an address: the page's and those of its islands. */
  const scriptsOf = async (path: string): Promise<string[]> => {
    const html = await (await get(path)).text();
    const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
    const texts = new Map<string, string>();
    for (const address of waiting) {
      if (texts.has(address)) continue;
      const script = await (await get(address)).text();
      texts.set(address, script);
      waiting.push(...importsOf(script));
    }
    return [...texts.values()];
  };

  it.each([
    '/',
    '/blog',
    '/blog/settembre-sull-isola-il-mare-e-ancora-caldo',
    '/pages/come-arrivare',
    '/pages/informativa-privacy',
    '/gallery',
    '/contact',
  ])('of %s hold neither the editor nor the schemas', async (path) => {
    const scripts = await scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => editor.test(script) || schemas.test(script))).toEqual([]);
  });

  it('the patterns match: both are somewhere in the build', async () => {
    const folder = new URL('../../dist/client/assets/', import.meta.url);
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const built = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(built.some((script) => editor.test(script))).toBe(true);
    expect(built.some((script) => schemas.test(script))).toBe(true);
  });
});

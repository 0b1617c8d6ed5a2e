import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// `npm run dev` shows every saved change in the open page without a manual reload.

const COPIED = [
  'src',
  'migrations',
  'scripts',
  'package.json',
  'tsr.config.json',
  'vite.config.ts',
];

let sources: string;
let site: Site;

/** A folder with a link to each package, so that files that Vite and Node write beside them stay in the copy. */
const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith('@')) await linkPackages(join(from, name), join(to, name));
    else if (!name.startsWith('.')) await symlink(join(from, name), join(to, name));
  }
};

beforeAll(async () => {
  sources = await mkdtemp(join(tmpdir(), 'casa-sources-'));
  for (const name of COPIED) await cp(name, join(sources, name), { recursive: true });
  await linkPackages(resolve('node_modules'), join(sources, 'node_modules'));
  site = await startSite({ sources });
});
afterAll(async () => {
  await site?.close();
  await rm(sources, { recursive: true, force: true });
});

/** Edits the one source file of a folder that contains a text, wherever it lies. */
const edit = async (folder: string, text: string, replacement: string): Promise<void> => {
  const entries = await readdir(join(sources, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    if ((await readFile(file, 'utf8')).includes(text)) found.push(file);
  }
  const [file = ''] = found;
  expect(found, `files with "${text}"`).toHaveLength(1);
  await writeFile(file, (await readFile(file, 'utf8')).replace(text, replacement));
};

/** The page's script has run, and listens for changes. */
const untilReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.earlyEvents === undefined);
};

/** Sets a mark that a reload would lose. */
const mark = (page: Page): Promise<void> => page.evaluate('void (window.isMarked = true)');
const isMarked = (page: Page): Promise<boolean> => page.evaluate('window.isMarked === true');

it("shows changed components in a visitor's open page, and replaces its styles without a reload", async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await page.goto('/');
  await untilReady(page);
  await edit('src/client', "aria-label={t('common.pages')}", 'aria-label="Altre pagine"');
  await page.getByRole('navigation', { name: 'Altre pagine' }).waitFor();
  await untilReady(page);
  await mark(page);
  await edit('src/client/styles', '--color-sea-800: #093b4b', '--color-sea-800: #010203');
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer !== null && getComputedStyle(footer).backgroundColor === 'rgb(1, 2, 3)';
  });
  expect(await isMarked(page)).toBe(true);
});

it('replaces a component in an open back office page', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/task');
  await page.getByRole('form', { name: 'Nuovo lavoro' }).waitFor();
  await mark(page);
  await edit('src/client', 'aria-label="Nuovo lavoro"', 'aria-label="Altro task"');
  await page.getByRole('form', { name: 'Altro task' }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

it('restarts the server when its code or shared code changes, and reloads the open page', async () => {
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/500/] });
  await page.goto('/');
  await edit('src/server', '(db)), heroPicture }', '(db)), heroPicture: null }');
  await page.locator('main section').first().locator('img').waitFor({ state: 'detached' });
  await edit('src/shared', "'gennaio'", "'primo mese'");
  await page.getByText('primo mese').filter({ visible: true }).first().waitFor();
  await untilReady(page);
  await edit('src/server', 'export const startSite', 'oops;\nexport const startSite');
  await page.getByText('oops is not defined').waitFor();
  await edit('src/server', 'oops;\n', '');
  await page.getByRole('contentinfo').waitFor();
});

it('shows a new route in an open not-found page', async () => {
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/404/] });
  await page.goto('/prova');
  await untilReady(page);
  const route = `import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_site/prova')({ component: () => <h1>Pagina nuova</h1> });
`;
  await writeFile(join(sources, 'src/client/routes/_site/prova.tsx'), route);
  await page.getByRole('heading', { name: 'Pagina nuova' }).waitFor();
});

const COLUMN = 'ALTER TABLE reviews ADD COLUMN answer TEXT';

it('reports an edited migration, until the edit is undone', async () => {
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/500/] });
  await page.goto('/');
  await edit('migrations', COLUMN, `${COLUMN} NOT NULL DEFAULT ''`);
  await page.getByText('The migration 0027-review-answers was applied').waitFor();
  await page.getByText('npm run reset').waitFor();
  await edit('migrations', `${COLUMN} NOT NULL DEFAULT ''`, COLUMN);
  await page.getByRole('contentinfo').waitFor();
});

it('names a column that has a type and no migration', async () => {
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/500/] });
  await page.goto('/');
  await edit(
    'src/server/database/tables',
    'hostWhatsapp: string;',
    'hostWhatsapp: string;\n  parking: string;',
  );
  const sentence = 'Column parking of table property_settings is named by the types';
  await page.getByText(sentence).waitFor();
  expect(site.output()).toContain(sentence);
  await edit('src/server/database/tables', '\n  parking: string;', '');
  await page.getByRole('contentinfo').waitFor();
});

it('shows why a migration failed, in the browser and in the console', async () => {
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/500/, /404/] });
  await page.goto('/');
  for (const name of await readdir(site.folder)) {
    if (name !== 'mail') await rm(join(site.folder, name), { recursive: true });
  }
  await edit('migrations', COLUMN, COLUMN.replace('reviews', 'revews'));
  await page.getByText('no such table: revews').waitFor();
  expect(site.output()).toContain('no such table: revews');
  await edit('migrations', 'TABLE revews', 'TABLE reviews');
});

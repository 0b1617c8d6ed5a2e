import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createViteServer, type Plugin } from 'vite';
import { readEnvironment } from './config.ts';
import { assertUneditedMigrations, rememberMigrations } from './database/edited-migrations.ts';
import { assertNoMissingColumns } from './database/missing-columns.ts';
import type { Site, startSite } from './run-site.ts';
import { explainFailure, explainToDeveloper } from './start-error.ts';

const SERVER_CODE = /\/(src\/server|src\/shared|migrations)\//;
/** Read as files too: a new migration, and types that no module imports. */
const SCHEMA = /\/(migrations|src\/server\/database\/tables)\/[^/]+\.ts$/;
/** Styles are replaced in the open page. */
const isRendered = (file: string): boolean =>
  file.includes('/src/client/') && !file.endsWith('.css');

const WRITTEN_BY_THE_SITE = ['data', 'uploads', 'backups', 'dist'];

/** Reads the folder of migrations instead of importing them. */
const LIST_OF_MIGRATIONS = resolve('src/server/database/migrations.ts');

type Watcher = {
  /** A module of the server is saved, or a file that describes the schema. */
  onChange: () => void;
  /** Code that renders pages is saved. */
  onRendered: () => void;
};

/** Calls back when a module loaded by the server is saved. */
const serverCodeWatcher = ({ onChange, onRendered }: Watcher): Plugin => ({
  name: 'server-code-watcher',
  hotUpdate({ file, modules }) {
    const { name, moduleGraph } = this.environment;
    if (name !== 'ssr') return modules;
    const readers = SCHEMA.test(file) ? moduleGraph.getModulesByFile(LIST_OF_MIGRATIONS) : [];
    const changed = [...modules, ...(readers ?? [])];
    if (SCHEMA.test(file) || (changed.length > 0 && SERVER_CODE.test(file))) onChange();
    else if (changed.length > 0 && isRendered(file)) onRendered();
    return changed;
  },
});

/** Loads Vite's client, so that the page reloads once the site has started again. */
const errorPage = (error: unknown): string => {
  const text = explainToDeveloper(error).replaceAll('<', '&lt;');
  return `<!doctype html><script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
};

/** Writes the API's document, which the build writes elsewhere, without keeping the site waiting. */
const writeApiDocument = (): void => {
  spawn(process.execPath, ['scripts/openapi/index.ts'], { stdio: 'inherit' });
};

const serve = async (): Promise<void> => {
  const { host, port, databaseFile } = readEnvironment();
  const web = createServer();
  const vite = await createViteServer({
    configLoader: 'native',
    server: {
      middlewareMode: true,
      hmr: { server: web },
      watch: { ignored: WRITTEN_BY_THE_SITE.map((folder) => resolve(folder, '**')) },
    },
    plugins: [
      serverCodeWatcher({
        onChange: () => restart(),
        onRendered: () =>
          vite.environments.client.hot.send({ type: 'custom', event: 'rendered-code-changed' }),
      }),
    ],
  });

  const open = async ({ app, server }: Site): Promise<string> => {
    await assertNoMissingColumns(app.database);
    rememberMigrations(databaseFile);
    await server.ready();
    return `http://${host}:${port}`;
  };
  const load = async (): Promise<Site> => {
    assertUneditedMigrations(databaseFile);
    writeApiDocument();
    const module = await vite.ssrLoadModule('/src/server/run-site.ts');
    return (module as { startSite: typeof startSite }).startSite(vite, open);
  };
  const report = (error: unknown): void => vite.config.logger.error(explainToDeveloper(error));

  await once(web.listen(port, host), 'listening');
  let site = load();
  site.catch(report);
  let isStopping = false;
  const stop = (): Promise<void> => site.then((running) => running.stop()).catch(() => undefined);
  const restart = async (): Promise<void> => {
    // Several files saved at once cause a single restart.
    if (isStopping) return;
    isStopping = true;
    site = stop().then(() => {
      isStopping = false;
      return load();
    });
    await site.catch(report);
    vite.environments.client.hot.send({ type: 'full-reload' });
  };

  web.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      site.then(
        ({ server }) => server.routing(request, response),
        (error) => response.writeHead(500, { 'content-type': 'text/html' }).end(errorPage(error)),
      );
    });
  });
  const end = async (): Promise<void> => {
    await stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
};

/**
 * Runs the site from its sources until a signal ends it. Vite and the web server keep running; the site
 * behind them is stopped and loaded again whenever its code changes, while requests wait.
 */
export const runSite = async (): Promise<void> => {
  try {
    await serve();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  }
};

import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createViteServer, type Plugin } from 'vite';
import type { Site, startSite } from './run-site.ts';

const SERVER_CODE = /\/(src\/server|src\/shared|migrations)\//;
const WRITTEN_BY_THE_SITE = ['data', 'uploads', 'backups', 'dist'];

/** Calls back when a module loaded by the server is saved. */
const serverCodeWatcher = (onChange: () => void): Plugin => ({
  name: 'server-code-watcher',
  hotUpdate({ file, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0 && SERVER_CODE.test(file)) onChange();
  },
});

/** Loads Vite's client, so that the page reloads once the site has started again. */
const errorPage = (error: unknown): string => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `<!doctype html><script type="module" src="/@vite/client"></script><pre>${text.replaceAll('<', '&lt;')}</pre>`;
};

/**
 * Runs the site from its sources until a signal ends it. Vite and the web server keep running; the site
 * behind them is stopped and loaded again whenever its code changes, while requests wait.
 */
export const runSite = async (): Promise<void> => {
  const web = createServer();
  const vite = await createViteServer({
    configLoader: 'native',
    server: {
      middlewareMode: true,
      hmr: { server: web },
      watch: { ignored: WRITTEN_BY_THE_SITE.map((folder) => resolve(folder, '**')) },
    },
    plugins: [serverCodeWatcher(() => restart())],
  });

  const open = async ({ app, server }: Site): Promise<string> => {
    const { host, port } = app.config;
    await server.ready();
    if (!web.listening) await once(web.listen(port, host), 'listening');
    return `http://${host}:${port}`;
  };
  const load = async (): Promise<Site> => {
    const module = await vite.ssrLoadModule('/src/server/run-site.ts');
    return (module as { startSite: typeof startSite }).startSite(vite, open);
  };

  let site = load();
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
    await site.catch((error: Error) => vite.config.logger.error(error.stack ?? error.message));
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
  await site;
};

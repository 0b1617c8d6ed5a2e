import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Paths that vulnerability scanners request from any site. This site has none of them.

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  // As after a clone.
  for (const name of ['uploads/README.md', 'backups/README.md'])
    copyFileSync(name, join(site.folder, name));
});
afterAll(() => site?.close());

const own = [
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'biome.json', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', '.npmrc'],
  ...['src/server/main.mjs', 'src/server/config.ts', 'src/client/entry-client.tsx', 'src/', 'src'],
  ...[
    'dist/server/entry-server.js',
    'dist/server/run-site.js',
    'dist/client/manifest.json',
    'dist/',
    'server/entry-server.js',
  ],
  ...[
    'migrations/schema.sql',
    'migrations/0001-accounts.ts',
    'docs/operations.md',
    'scripts/restore.ts',
  ],
  ...['site.db', 'site.db-wal', 'site.db-shm', 'site.db.lock', 'site.db.drive', 'data/site.db'],
  ...['data/site.db-wal', 'data/', 'data/mail/', 'mail/', 'mail', 'backups/', 'backups', 'uploads'],
  ...['backups/files/', 'backups/20261121T023000Z-daily.sqlite', 'uploads/', 'uploads/../site.db'],
  ...['uploads/README.md', 'backups/README.md'],
  ...['manifest.json', 'assets/', 'assets', 'assets/manifest.json', 'tests/', '.ci/run'],
];

const common = [
  ...[
    '.git/config',
    '.git/HEAD',
    '.git/index',
    '.git/',
    '.gitignore',
    '.git/logs/HEAD',
    '.svn/entries',
  ],
  ...[
    '.hg/store',
    '.env',
    '.env.local',
    '.env.production',
    '.env.bak',
    '.env.example',
    '.DS_Store',
  ],
  ...[
    '.htaccess',
    '.htpasswd',
    '.ssh/id_rsa',
    '.aws/credentials',
    '.docker/config.json',
    '.bash_history',
  ],
  ...[
    '.vscode/settings.json',
    '.idea/workspace.xml',
    '.well-known/',
    '.npm/',
    '.config',
    '.dockerenv',
  ],
  ...['Dockerfile', 'docker-compose.yml', 'Makefile', 'Caddyfile', 'nginx.conf', 'web.config'],
  ...[
    'wp-login.php',
    'wp-admin/',
    'wp-config.php',
    'wp-config.php.bak',
    'xmlrpc.php',
    'wp-content/uploads/',
  ],
  ...[
    'wp-json/wp/v2/users',
    'phpinfo.php',
    'info.php',
    'index.php',
    'phpmyadmin/',
    'pma/',
    'adminer.php',
  ],
  ...[
    'administrator/',
    'admin.php',
    'user/login',
    'server-status',
    'server-info',
    'cgi-bin/',
    'cgi-bin/test.cgi',
  ],
  ...[
    'actuator',
    'actuator/env',
    'actuator/heapdump',
    'prometheus',
    'debug',
    'debug/pprof/',
    'trace',
    'console',
  ],
  ...[
    'graphql',
    'graphiql',
    'api-docs',
    'swagger.json',
    'swagger-ui/',
    'v2/api-docs',
    'openapi.json',
  ],
  ...[
    'config.json',
    'config.yml',
    'config.php',
    'configuration.php',
    'settings.py',
    'secrets.json',
  ],
  ...[
    'database.sql',
    'db.sql',
    'dump.sql',
    'backup.sql',
    'backup.zip',
    'backup.tar.gz',
    'site.zip',
    'www.zip',
  ],
  ...[
    'db.sqlite',
    'db.sqlite3',
    'database.sqlite',
    'data.db',
    'test.db',
    'site.db.bak',
    'error.log',
    'access.log',
  ],
  ...[
    'logs/',
    'log.txt',
    'npm-debug.log',
    'yarn.lock',
    'composer.json',
    'vendor/',
    'Gemfile',
    'requirements.txt',
  ],
  ...[
    'id_rsa',
    'server.key',
    'private.pem',
    'cert.pem',
    'credentials.json',
    'client_secret.json',
    'token.json',
  ],
  ...[
    'crossdomain.xml',
    'clientaccesspolicy.xml',
    'elmah.axd',
    'trace.axd',
    'shell.php',
    'c99.php',
    'eval-stdin.php',
  ],
  ...[
    'HNAP1/',
    'boaform/admin/formLogin',
    'solr/admin/',
    'jenkins/login',
    'manager/html',
    'owa/',
    'autodiscover/',
  ],
  ...[
    '@vite/client',
    '@fs/etc/passwd',
    '@id/x',
    '__vite_ping',
    '_next/static/',
    '_nuxt/',
    'static/js/main.js.map',
  ],
];

/** Backup copies that editors and archives leave beside a file. */
const copies = [
  ...['.env', 'package.json', 'site.db', 'data/site.db', 'src/server/config.ts', 'vite.config.ts'],
  ...['config.json', 'index.php', 'wp-config.php', 'dump.sql', 'backup', 'database.sqlite', 'www'],
].flatMap((path) =>
  ['.bak', '.old', '.orig', '.save', '.swp', '.zip', '.tar.gz', '.tgz', '.sql', '.1', '.copy'].map(
    (ending) => `${path}${ending}`,
  ),
);

const encode = (path: string): string =>
  path.replace(/[./]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

const ways: [what: string, spell: (path: string) => string][] = [
  ['as they are', (path) => `/${path}`],
  ['encoded', (path) => `/${encode(path)}`],
  ['from above', (path) => `/assets/../${path}`],
  ['from above, encoded', (path) => `/assets/%2e%2e/${path}`],
  ['from above, encoded twice', (path) => `/assets/%252e%252e/${path}`],
  ['with backslashes', (path) => `/..\\${path}`],
  ['two slashes down', (path) => `//${path}`],
  ['in the uploads', (path) => `/uploads/..%2f${path}`],
  ['under the API', (path) => `/api/..%2f${path}`],
  ['as an older copy', (path) => `/${path}~`],
];

const TELLTALE = /SQLite format|"dependencies":|\[core\]|root:x:|Index of|\n\s+at |node_modules\//i;

const built = new URL('../../dist/client/', import.meta.url);
const builtFiles = readdirSync(built, { recursive: true, encoding: 'utf8' });

describe('paths that scanners probe', () => {
  const paths = [...new Set([...own, ...common, ...copies])];

  it('are more than three hundred', () => {
    expect(paths.length).toBeGreaterThan(300);
  });

  it.each(ways)('do not exist: %s', async (_what, spell) => {
    for (const path of paths) {
      const { status = 0, body, headers } = await rawRequest(site.url, spell(path));
      // Double slashes and the like redirect to one address, which is requested too.
      const last =
        status === 307 || status === 308
          ? await rawRequest(site.url, String(headers.location).replace(/^https?:\/\/[^/]*/, ''))
          : { status, body };
      expect([400, 404], `${spell(path)} ${headers.location}`).toContain(last.status);
      expect(last.body, spell(path)).not.toMatch(TELLTALE);
    }
  });

  it('include no source maps, and none is referenced', async () => {
    expect(builtFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
    const scripts = builtFiles.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    for (const file of scripts) {
      const { status } = await rawRequest(site.url, `/${file}.map`);
      expect(status, file).toBe(404);
    }
  });

  it.each([
    '/assets',
    '/assets/',
    '/uploads',
    '/uploads/',
    '/api/docs/',
    '/avatars/',
    '/avatars/bottts/',
  ])('%s is not listed', async (path) => {
    const { status, body } = await rawRequest(site.url, path);
    expect([301, 307, 308, 404]).toContain(status);
    expect(body).not.toMatch(/Index of|<(a|li)[^>]*>[^<]*\.(js|css|svg|webp)</);
  });
});

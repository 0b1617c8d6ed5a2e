import { dirname, join, matchesGlob } from 'node:path/posix';
import { parseSync } from 'vite';
import { orderIssue } from './feature-order.ts';

type Rule = {
  /** The files a rule applies to. The first rule that matches a file counts. */
  from: string;
  /**
   * Our own code that they may import. The last matching pattern decides; `~` is the file's own
   * feature.
   */
  may: readonly string[];
  /** The only packages they may import; without this, any. */
  only?: readonly string[];
  /** Packages they may not import. */
  never?: readonly string[];
  /** The reason, as a message of the linter ends with it. */
  because: string;
};

const SHARED = 'src/shared/**';
const CONTEXT =
  'src/server/{app-context,app-error,config,languages,mail-server,per-app,shell-command,start-error,storage-trouble,version}.ts';
const CARD = 'src/server/card/**';
const ADAPTERS = 'src/server/{infrastructure,google-drive}/**';
const DATABASE = 'src/server/database/**';
const TRPC = 'src/server/trpc/**';
const SERVICES = [
  'src/server/features/**',
  '!src/server/features/**/*.{card,repository,router}.ts',
];
const ABOVE_FEATURES = ['src/server/**', '!src/server/features/**', ...SERVICES, SHARED];
const PARTS = [
  'src/client/{api,features,hydration,loading,session,styles,ui}/**',
  'src/client/trpc.ts',
  SHARED,
];

const SQL = ['kysely', 'better-sqlite3'];
const HTTP = ['fastify', '@fastify/*'];
const NOT_IN_BROWSERS = ['node:*', '@trpc/server', ...SQL, ...HTTP];

/** A row for each folder. */
// biome-ignore format: a table
const rules: readonly Rule[] = [
  { from: TRPC, may: [TRPC, CARD, CONTEXT, SHARED], never: [...SQL, ...HTTP], because: 'procedures are built on this, and it knows no feature, SQL or HTTP server' },
  { from: '**/*.test.{ts,tsx}', may: ['**'], because: 'a test may reach everything' },
  { from: SHARED, may: [SHARED], only: ['zod', 'ibantools', 'codice-fiscale-ts'], because: 'browser and server both run it, so it may need neither of them' },
  { from: 'migrations/**', may: ['migrations/**'], only: ['kysely'], because: 'a migration stays the same while the code around it changes' },

  { from: 'src/client/trpc.ts', may: [SHARED, 'src/server/app-router.ts'], never: NOT_IN_BROWSERS, because: 'this file alone knows the server, by the type of its router' },
  // tRPC's links are made with `observable`, which lies in the server's package.
  { from: 'src/client/api/**', may: ['src/client/{api,hydration,ui}/**', 'src/client/session/token.ts', 'src/client/trpc.ts', SHARED], never: ['node:*', ...SQL, ...HTTP], because: 'it runs in the browser, and every call goes through it' },
  { from: 'src/client/*', may: ['src/client/**', SHARED], never: NOT_IN_BROWSERS, because: 'it runs in the browser, and reaches the server by calls only' },
  { from: 'src/client/loading/**', may: ['src/client/loading/**', SHARED], never: NOT_IN_BROWSERS, because: 'every other room loads code with it' },
  { from: 'src/client/ui/**', may: ['src/client/{ui,loading}/**', 'src/client/session/token.ts', SHARED], never: NOT_IN_BROWSERS, because: 'the parts of every screen know no feature, call or route' },
  { from: 'src/client/hydration/**', may: ['src/client/{hydration,loading,ui}/**', SHARED], never: NOT_IN_BROWSERS, because: 'it serves every page, so it knows no feature' },
  { from: 'src/client/page/**', may: ['src/client/{features,hydration,loading,page}/**', SHARED], only: [], because: 'every page loads it first, so it needs no package' },
  { from: 'src/client/islands/**', may: ['src/client/{features,hydration,islands,layouts,loading,session,ui}/**', SHARED], never: NOT_IN_BROWSERS, because: 'it lists the islands, which know nothing of it' },
  { from: 'src/client/session/**', may: ['src/client/{api,hydration,loading,session,ui}/**', 'src/client/trpc.ts', SHARED], never: NOT_IN_BROWSERS, because: 'every feature asks who is logged in, so it knows none' },
  { from: 'src/client/features/**', may: PARTS, never: NOT_IN_BROWSERS, because: 'routes and layouts are made of features, not the other way round' },
  { from: 'src/client/layouts/**', may: [...PARTS, 'src/client/layouts/**'], never: NOT_IN_BROWSERS, because: 'routes are shown inside layouts, not the other way round' },
  { from: 'src/client/routes/**', may: [...PARTS, 'src/client/layouts/**'], never: NOT_IN_BROWSERS, because: 'a route only puts features and layouts together, and no route needs another' },

  { from: 'src/server/features/**/*.router.ts', may: ['~/**', TRPC, 'src/server/{app-error,languages}.ts', SHARED], never: [...SQL, ...HTTP], because: 'a router says who may call; rules and SQL are behind the service of its own feature' },
  { from: 'src/server/features/**/*.service.ts', may: [...SERVICES, '~/**', '!~/**/*.{card,router}.ts', CARD, CONTEXT, DATABASE, ADAPTERS, SHARED], never: ['@trpc/*', ...SQL, ...HTTP], because: 'a service has the rules, and knows neither the SQL nor who calls; another feature is reached by its service' },
  { from: 'src/server/features/**/*.repository.ts', may: ['~/**', '!~/**/*.{card,service,router}.ts', CARD, DATABASE, SHARED], never: ['@trpc/*', ...HTTP], because: 'a repository has the SQL of its own feature and no rules' },
  { from: 'src/server/features/**', may: [...SERVICES, '~/**', CARD, CONTEXT, DATABASE, ADAPTERS, SHARED], never: [...SQL, ...HTTP], because: 'another feature is reached by its service, and SQL belongs in a repository' },
  { from: CARD, may: [CARD, DATABASE, ADAPTERS, SHARED], never: [...SQL, ...HTTP], because: 'every feature fills in a card, so the form of it knows none' },
  { from: ADAPTERS, may: [ADAPTERS, 'src/server/{app-error,config,mail-server}.ts', SHARED], because: 'an adapter to the outside knows no feature and no database' },
  { from: DATABASE, may: [DATABASE, ADAPTERS, 'src/server/{app-error,config,shell-command,start-error,storage-trouble}.ts', SHARED], because: 'the database lies below all features' },
  { from: 'src/server/http/pages/{page-renderer,dev-pages}.ts', may: [...ABOVE_FEATURES, 'src/client/entry-server.tsx'], never: SQL, because: 'only here the server draws pages, by the one entry of the client' },
  { from: 'src/server/{http,jobs}/**', may: ABOVE_FEATURES, never: SQL, because: 'calls and jobs use services, which have the rules' },
  { from: 'src/server/texts/**', may: ['src/server/texts/**', SHARED], because: 'texts are data' },
  { from: 'src/server/*', may: ['src/server/**', SHARED], because: 'the server runs without the client and without tests' },
];

const fits = (name: string, patterns: readonly string[]): boolean => {
  const last = patterns.findLast((pattern) => matchesGlob(name, pattern.replace('!', '')));
  return last !== undefined && !last.startsWith('!');
};

type Import = { name: string; line: number };

/** Includes types: `import type`, and `import('./x.ts').X`. */
const importsOf = (file: string, source: string): Import[] => {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ];
  const found = [
    ...requests.flatMap((request) => (request ? { name: request.value, at: request.start } : [])),
    ...[...source.matchAll(/\bimport\(\s*['"]([^'"]+)/g)].map(({ 1: name = '', index: at }) => ({
      name,
      at,
    })),
  ];
  return found.map(({ name, at }) => ({ name, line: source.slice(0, at).split('\n').length }));
};

/** Resolves the `imports` of package.json: `#shared/links.schema.ts` → `src/shared/links.schema.ts`. */
const ownFile = (file: string, name: string): string | null => {
  if (name.startsWith('.')) return join(dirname(file), name);
  if (/^#(shared|server|client)\//.test(name)) return `src/${name.slice(1)}`;
  return name.startsWith('#') ? name.slice(1) : null;
};

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const isAllowed = (rule: Rule, file: string, name: string): boolean => {
  const target = ownFile(file, name);
  if (target !== null) {
    const [feature = ''] = /^src\/server\/features\/[^/]+/.exec(file) ?? [];
    const may = rule.may.map((pattern) => pattern.replace('~', feature));
    return fits(target, may);
  }
  const used = packageOf(name);
  return !fits(used, rule.never ?? []) && (rule.only === undefined || fits(used, rule.only));
};

/** `./../x.ts` leaves its folder as `../x.ts` does, which the linter refuses. */
const isDetour = (name: string): boolean => name.startsWith('.') && name.includes('/../');

/** The imports of a file that the table or the order of features refuses, each with the reason. */
export const refusedImports = (file: string, source: string): (Import & { because: string })[] => {
  const rule = rules.find(({ from }) => matchesGlob(file, from));
  if (!rule) throw new Error(`No import rule for ${file}`);
  return importsOf(file, source).flatMap((found) => {
    if (isDetour(found.name)) {
      return [{ ...found, because: 'another folder is #shared, #server, #client or #tests' }];
    }
    if (!isAllowed(rule, file, found.name)) {
      return [{ ...found, because: `${rule.from}: ${rule.because}` }];
    }
    const because = orderIssue(file, ownFile(file, found.name) ?? found.name);
    return because === null ? [] : [{ ...found, because }];
  });
};

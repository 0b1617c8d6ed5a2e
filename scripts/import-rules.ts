import { dirname, join, matchesGlob } from 'node:path/posix';
import { parseSync } from 'vite';

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
};

const SHARED = 'src/shared/**';
const CONTEXT =
  'src/server/{app-context,app-error,config,languages,per-app,start-error,storage-trouble,version}.ts';
const ADAPTERS = 'src/server/{infrastructure,google-drive}/**';
const DATABASE = 'src/server/database/**';
const TRPC = 'src/server/trpc/**';
const SERVICES = ['src/server/features/**', '!src/server/features/**/*.{repository,router}.ts'];
const ABOVE_FEATURES = ['src/server/**', '!src/server/features/**', ...SERVICES, SHARED];
const PARTS = [
  'src/client/{features,hydration,loading,session,styles,ui}/**',
  'src/client/trpc.ts',
  SHARED,
];

const SQL = ['kysely', 'better-sqlite3'];
const HTTP = ['fastify', '@fastify/*'];
const NOT_IN_BROWSERS = ['node:*', '@trpc/server', ...SQL, ...HTTP];

/** A row for each folder. */
// biome-ignore format: a table
const rules: readonly Rule[] = [
  { from: TRPC, may: [TRPC, CONTEXT, SHARED], never: [...SQL, ...HTTP] },
  { from: '**/*.test.{ts,tsx}', may: ['**'] },
  { from: SHARED, may: [SHARED], only: ['zod'] },
  { from: 'migrations/**', may: ['migrations/**'], only: ['kysely'] },

  { from: 'src/client/trpc.ts', may: [SHARED, 'src/server/app-router.ts'], never: NOT_IN_BROWSERS },
  // tRPC's links are made with `observable`, which lies in the server's package.
  { from: 'src/client/failure-link.ts', may: ['src/client/**', SHARED], never: ['node:*', ...SQL, ...HTTP] },
  { from: 'src/client/*', may: ['src/client/**', SHARED], never: NOT_IN_BROWSERS },
  { from: 'src/client/loading/**', may: ['src/client/loading/**', SHARED], never: NOT_IN_BROWSERS },
  { from: 'src/client/ui/**', may: ['src/client/{ui,loading}/**', SHARED], never: NOT_IN_BROWSERS },
  { from: 'src/client/hydration/**', may: ['src/client/{hydration,loading,ui}/**', SHARED], never: NOT_IN_BROWSERS },
  { from: 'src/client/session/**', may: ['src/client/{hydration,loading,session,ui}/**', 'src/client/trpc.ts', SHARED], never: NOT_IN_BROWSERS },
  { from: 'src/client/features/**', may: PARTS, never: NOT_IN_BROWSERS },
  { from: 'src/client/layouts/**', may: [...PARTS, 'src/client/layouts/**'], never: NOT_IN_BROWSERS },
  { from: 'src/client/routes/**', may: [...PARTS, 'src/client/layouts/**'], never: NOT_IN_BROWSERS },

  { from: 'src/server/features/**/*.router.ts', may: ['~/**', TRPC, 'src/server/{app-error,languages}.ts', SHARED], never: [...SQL, ...HTTP] },
  { from: 'src/server/features/**/*.service.ts', may: [...SERVICES, '~/**', '!~/**/*.router.ts', CONTEXT, DATABASE, ADAPTERS, SHARED], never: ['@trpc/*', ...SQL, ...HTTP] },
  { from: 'src/server/features/**/*.repository.ts', may: ['~/**', '!~/**/*.{service,router}.ts', DATABASE, SHARED], never: ['@trpc/*', ...HTTP] },
  { from: 'src/server/features/**', may: [...SERVICES, '~/**', CONTEXT, DATABASE, ADAPTERS, SHARED], never: [...SQL, ...HTTP] },
  { from: ADAPTERS, may: [ADAPTERS, 'src/server/{app-error,config,drive-settings}.ts', SHARED] },
  { from: DATABASE, may: [DATABASE, ADAPTERS, 'src/server/{app-error,config,start-error,storage-trouble}.ts', 'migrations/**', SHARED] },
  { from: 'src/server/http/pages/{page-renderer,dev-pages}.ts', may: [...ABOVE_FEATURES, 'src/client/entry-server.tsx'], never: SQL },
  { from: 'src/server/{http,jobs}/**', may: ABOVE_FEATURES, never: SQL },
  { from: 'src/server/texts/**', may: ['src/server/texts/**', SHARED] },
  { from: 'src/server/*', may: ['src/server/**', SHARED] },
];

const fits = (name: string, patterns: readonly string[]): boolean => {
  const last = patterns.findLast((pattern) => matchesGlob(name, pattern.replace('!', '')));
  return last !== undefined && !last.startsWith('!');
};

/** Includes types: `import type`, and `import('./x.ts').X`. */
const importsOf = (file: string, source: string): string[] => {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...[...source.matchAll(/\bimport\(\s*['"]([^'"]+)/g)].map(([, name = '']) => name),
  ];
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

/** The imports of a file that the table does not allow, as paths from the project's root. */
export const refusedImports = (file: string, source: string): string[] => {
  const rule = rules.find(({ from }) => matchesGlob(file, from));
  if (!rule) throw new Error(`No import rule for ${file}`);
  return importsOf(file, source).filter((name) => !isAllowed(rule, file, name));
};

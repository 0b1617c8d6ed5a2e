import { expect, it } from 'vitest';
import { refusedImports } from './import-rules.ts';

const refused: Record<string, readonly string[]> = {
  'src/shared/x.ts': [
    ...[
      '#server/config.ts',
      '#client/trpc.ts',
      '#migrations/0001-accounts.ts',
      '#tests/support/pen.ts',
    ],
    ...['node:fs', 'react', 'react-dom/server', '@trpc/client', '@tanstack/react-router'],
    ...['kysely', 'fastify'],
  ],
  'src/client/ui/x.tsx': [
    ...['#server/app-router.ts', '#client/features/menu/menu.ts', '#client/routes/__root.tsx'],
    ...['#client/trpc.ts', '#client/router.tsx', '#client/layouts/site/site.tsx', 'node:path'],
  ],
  'src/client/features/menu/x.tsx': [
    ...['#server/app-router.ts', '#client/routes/__root.tsx', '#client/router.tsx'],
    ...['#client/layouts/admin/x.tsx', '#client/layouts/site/x.tsx'],
  ],
  'src/client/layouts/site/x.tsx': ['#server/app-router.ts', '#client/routes/__root.tsx'],
  'src/client/routes/admin/x.tsx': [
    ...['#server/app-router.ts', './users.tsx', '#client/routes/__root.tsx', '#client/router.tsx'],
  ],
  'src/client/router.tsx': ['#server/app-router.ts', 'kysely'],
  'src/client/hydration/x.ts': ['#server/app-router.ts'],
  'src/client/trpc.ts': ['#server/app.ts', '#server/features/menu/menu.router.ts'],
  'src/server/features/menu/menu.router.ts': [
    ...['#client/trpc.ts', 'kysely', 'better-sqlite3', '#server/database/transaction.ts'],
    ...['#server/infrastructure/clock.ts', '#server/google-drive/upload.ts', 'fastify'],
    ...['@fastify/static', '#server/http/rest.ts', '#server/jobs/scheduler.ts'],
    ...['#server/app-router.ts', '#server/features/tasks/tasks.service.ts'],
  ],
  'src/server/features/menu/menu.service.ts': [
    ...['#client/trpc.ts', '@trpc/server', '#server/trpc/trpc.ts', 'fastify', '@fastify/static'],
    ...['#server/http/rest.ts', '#server/jobs/scheduler.ts', '#server/app-router.ts', 'kysely'],
    ...['better-sqlite3', './menu.router.ts', '#server/features/tasks/tasks.repository.ts'],
    ...['#server/features/tasks/tasks.router.ts', '#server/app.ts'],
  ],
  'src/server/features/menu/menu.repository.ts': [
    ...['#client/trpc.ts', '#server/app-error.ts', '#server/features/tasks/tasks.service.ts'],
    ...['./menu.service.ts', './menu.router.ts', '@trpc/server', '#server/trpc/trpc.ts', 'fastify'],
    ...['#server/http/rest.ts', '#server/jobs/scheduler.ts', '#server/infrastructure/clock.ts'],
    ...['#server/google-drive/upload.ts', '#server/features/tasks/tasks.repository.ts'],
  ],
  'src/server/features/menu/menu-tree.ts': [
    ...['#client/trpc.ts', 'kysely', 'better-sqlite3', 'fastify', '@fastify/multipart'],
    ...['#server/features/tasks/tasks.repository.ts', '#server/features/tasks/tasks.router.ts'],
    ...['#server/http/rest.ts', '#server/jobs/scheduler.ts', '#server/app-router.ts'],
    ...['#server/app.ts'],
  ],
  'src/server/trpc/errors.test.ts': ['#server/features/menu/menu.service.ts'],
  'src/server/trpc/x.ts': [
    ...['#client/trpc.ts', '#server/features/menu/menu.service.ts', '#server/http/rest.ts'],
    ...['#server/jobs/scheduler.ts', '#server/app-router.ts', '#server/database/transaction.ts'],
    ...['#server/infrastructure/clock.ts', '#server/google-drive/upload.ts'],
  ],
  'src/server/infrastructure/x.ts': [
    ...['#client/trpc.ts', '#server/features/menu/menu.service.ts', '#server/http/rest.ts'],
    ...['#server/jobs/scheduler.ts', '#server/trpc/trpc.ts', '#server/database/transaction.ts'],
    ...['#server/app-router.ts', '#server/app-context.ts'],
  ],
  'src/server/google-drive/x.ts': ['#server/app-context.ts', '#server/database/transaction.ts'],
  'src/server/database/x.ts': [
    ...['#client/trpc.ts', '#server/features/menu/menu.service.ts', '#server/http/rest.ts'],
    ...['#server/jobs/scheduler.ts', '#server/trpc/trpc.ts', '#server/app-router.ts'],
    ...['#server/app-context.ts'],
  ],
  'src/server/http/x.ts': [
    ...['#client/entry-server.tsx', '#server/features/menu/menu.repository.ts', 'kysely'],
    ...['#server/features/menu/menu.router.ts', 'better-sqlite3'],
  ],
  'src/server/http/pages/page-renderer.ts': [
    '#client/trpc.ts',
    '#server/features/menu/menu.router.ts',
  ],
  'src/server/jobs/x.ts': [
    ...['#client/entry-server.tsx', '#server/features/menu/menu.repository.ts'],
    ...['#server/features/menu/menu.router.ts', 'kysely', 'better-sqlite3'],
  ],
  'src/server/app.ts': ['#client/trpc.ts', '#tests/support/pen.ts'],
  'migrations/0001-x.ts': ['#server/config.ts', '#shared/money.ts', '#client/trpc.ts', 'node:fs'],
};
const cases = Object.entries(refused).flatMap(([file, names]) =>
  names.map((name) => [file, name] as const),
);

const refusedNames = (file: string, source: string): string[] =>
  refusedImports(file, source).map(({ name }) => name);

it.each(cases)('%s may not import %s', (file, name) => {
  expect(refusedNames(file, `import { x } from '${name}';`)).toEqual([name]);
});

it.each([
  "import type { x } from 'NAME';",
  "import { type x } from 'NAME';",
  "import 'NAME';",
  "export { x } from 'NAME';",
  "export type * from 'NAME';",
  "const x = await import('NAME');",
  "type X = import('NAME').X;",
])('sees %s', (line) => {
  const name = '#server/config.ts';
  expect(refusedNames('src/client/ui/x.ts', line.replace('NAME', name))).toEqual([name]);
});

it.each([
  ['src/server/features/menu/menu.service.ts', './menu.repository.ts'],
  ['src/server/features/tasks/tasks.service.ts', '#server/features/menu/menu.service.ts'],
  ['src/server/features/menu/menu.repository.ts', 'kysely'],
  ['src/client/features/menu/menu.tsx', '#client/features/media/picture.tsx'],
  ['src/client/trpc.ts', '#server/app-router.ts'],
  ['src/client/ui/button.test.ts', '#tests/support/pen.ts'],
])('%s may import %s', (file, name) => {
  expect(refusedNames(file, `import { x } from '${name}';`)).toEqual([]);
});

it('names the line of a refused import, and the reason', () => {
  const source = "import { z } from 'zod';\n\nexport { x } from '#server/config.ts';\n";
  expect(refusedImports('src/shared/x.ts', source)).toEqual([
    {
      name: '#server/config.ts',
      line: 3,
      because: 'src/shared/**: browser and server both run it, so it may need neither of them',
    },
  ]);
});

it('refuses a way out of the folder that begins inside it', () => {
  expect(refusedNames('src/server/app.ts', "import './../shared/money.ts';")).toEqual([
    './../shared/money.ts',
  ]);
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureOrder } from './feature-order.ts';
import { refusedImports } from './import-rules.ts';

const tasks = 'src/server/features/tasks/tasks.service.ts';
const upward = "import { x } from '#server/features/bookings/bookings.service.ts';";

describe.each(['server', 'client'] as const)('The order of features on the %s', (side) => {
  it('lists every feature once', () => {
    const folders = readdirSync(`src/${side}/features`);
    expect(featureOrder[side].flat().toSorted()).toEqual(folders.toSorted());
  });
});

it('A feature may not import a feature above it, and lint says why', () => {
  expect(refusedImports(tasks, upward)).toEqual([
    {
      name: '#server/features/bookings/bookings.service.ts',
      line: 1,
      because:
        'bookings is above tasks in scripts/feature-order.ts, and a feature imports only features below it',
    },
  ]);
});

it.each([
  ['src/server/features/outbox/x.ts', '#server/features/accounts/accounts.service.ts'],
  ['src/client/features/media/x.tsx', '#client/features/galleries/x.tsx'],
])('%s may not import %s, in any form of import', (file, name) => {
  for (const line of [
    `import type { x } from '${name}';`,
    `export { x } from '${name}';`,
    `const x = await import('${name}');`,
  ]) {
    expect(refusedImports(file, line)).toHaveLength(1);
  }
});

it.each([
  ['below it', 'src/server/features/bookings/x.ts', '#server/features/calendars/x.ts'],
  ['of its own', tasks, './tasks.repository.ts'],
  ['that shares its place', 'src/server/features/cms/x.ts', '#server/features/media/x.ts'],
  ['below it', 'src/client/features/galleries/x.tsx', '#client/features/media/x.tsx'],
])('A feature may import a file %s', (_which, file, name) => {
  expect(refusedImports(file, `import { x } from '${name}';`)).toEqual([]);
});

it('A test may import any feature', () => {
  expect(refusedImports('src/server/features/tasks/tasks.test.ts', upward)).toEqual([]);
});

it('A feature without a place is refused', () => {
  expect(() => refusedImports('src/server/features/boats/x.ts', upward)).toThrow(
    'Give boats a place in scripts/feature-order.ts',
  );
});

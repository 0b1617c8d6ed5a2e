import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('comes first in every script, or the Node of the machine would run it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const { 'own-node': ownNode, ...others } = scripts;
  expect(ownNode).toBe('node scripts/own-node.mjs');
  for (const [name, script] of Object.entries(others)) expect(script, name).toMatch(/^npm run /);
});

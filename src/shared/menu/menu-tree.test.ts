import { expect, it } from 'vitest';
import { menuTree } from './menu-tree.ts';

it('puts children under their parents, in order, and leaves out orphans', () => {
  const tree = menuTree([
    { id: 1, parentId: null, order: 2, label: 'B' },
    { id: 2, parentId: null, order: 1, label: 'A' },
    { id: 3, parentId: 2, order: 1, label: 'A1' },
    { id: 4, parentId: 99, order: 1, label: 'unseen' },
  ]);
  expect(tree.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
    ['A', ['A1']],
    ['B', []],
  ]);
});

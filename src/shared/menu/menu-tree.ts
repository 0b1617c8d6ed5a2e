/** Builds a tree from a flat list, siblings in order. Children of a missing parent are omitted. */
type TreeNode<T> = T & { children: TreeNode<T>[] };

export const menuTree = <T extends { id: number; parentId: number | null; order: number }>(
  items: readonly T[],
  parentId: number | null = null,
): TreeNode<T>[] =>
  items
    .filter((item) => item.parentId === parentId)
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map((item) => ({ ...item, children: menuTree(items, item.id) }));

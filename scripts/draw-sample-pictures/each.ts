/** Draws once for every row of a table of figures, whose columns keep their own types. */
export function each<const Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => void,
): void {
  for (const [index, item] of items.entries()) draw(item, index);
}

export function gather<const Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Made[] {
  return items.map(make);
}

import type { Card, Cards } from '#server/card/card.ts';

export type Sampled = NonNullable<Card['sampled']>;

/** Everything that can be sample content. */
export const allSampled = (cards: Cards): Sampled[] =>
  Object.values(cards).flatMap(({ sampled }) => sampled ?? []);

export const sampledKind = (cards: Cards, kind: string): Sampled => {
  const found = allSampled(cards).find((sampled) => sampled.kind === kind);
  if (!found) throw new Error(`No card has ${kind} as sample content`);
  return found;
};

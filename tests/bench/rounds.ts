export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/**
 * Runs each contestant once a round, round after round, so that other load on the machine affects all
 * of them alike. Every second round goes backwards, so that none is always first.
 */
export const interleaved = async <Name extends string, Result>(
  contestants: Record<Name, () => Promise<Result>>,
  rounds: number,
): Promise<Record<Name, Result[]>> => {
  const entries = Object.entries(contestants) as [Name, () => Promise<Result>][];
  const results = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? entries : entries.toReversed();
    for (const [name, run] of order) results[name].push(await run());
  }
  return results;
};

/** The median over the rounds of one number. */
export const medianOf = <Result>(
  results: readonly Result[],
  read: (result: Result) => number,
): number => median(results.map(read));

/** The median of the ratios within each round: a slow moment slows both sides of its ratio. */
export const medianRatio = <Result>(
  results: readonly Result[],
  base: readonly Result[],
  read: (result: Result) => number,
): number =>
  median(
    results.flatMap((result, round) => {
      const bare = base[round];
      return bare === undefined ? [] : [read(result) / read(bare)];
    }),
  );

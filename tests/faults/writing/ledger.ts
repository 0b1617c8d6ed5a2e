// Acknowledged writes: they must survive every fault.

type Value = string | number | null;

/** A row of the database. */
type Row = { table: string; id: number };

/** Columns as the latest acknowledged write left them; null for a row that is gone. */
type Expected = Row & { holds: Map<string, Value> | null };

export type Ledger = {
  /** A row that a write has made. */
  made(row: Row, values: Record<string, Value>): void;
  /** Changes a row: until the acknowledgement, old and new values are both valid. */
  change<Answer>(
    row: Row,
    values: Record<string, Value>,
    call: () => Promise<Answer>,
  ): Promise<Answer>;
  /** Deletes a row: until it is acknowledged, it may be there or not. */
  remove(row: Row, call: () => Promise<unknown>): Promise<void>;
  expected(): Expected[];
  /** How many writes were acknowledged. */
  count(): number;
};

export const createLedger = (): Ledger => {
  const rows = new Map<string, Expected>();
  let acknowledged = 0;
  const keyOf = ({ table, id }: Row): string => `${table} ${id}`;
  const made: Ledger['made'] = (row, values) => {
    rows.set(keyOf(row), { ...row, holds: new Map(Object.entries(values)) });
    acknowledged += 1;
  };
  return {
    made,
    change: async (row, values, call) => {
      const known = rows.get(keyOf(row))?.holds ?? new Map<string, Value>();
      for (const column of Object.keys(values)) known.delete(column);
      const answer = await call();
      made(row, { ...Object.fromEntries(known), ...values });
      return answer;
    },
    remove: async (row, call) => {
      rows.delete(keyOf(row));
      await call();
      rows.set(keyOf(row), { ...row, holds: null });
      acknowledged += 1;
    },
    expected: () => [...rows.values()],
    count: () => acknowledged,
  };
};

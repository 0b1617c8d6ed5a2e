import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.types.ts';

/** Stands in a query for the value of that name. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A query that is put into words once; each time only its values are filled in. For those that every
 * call or page asks: to build one and write it as SQL takes longer than a small one takes SQLite.
 * `build` may only hand the values on: what they are it does not know.
 */
export const preparedQuery = <Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): ((db: Database, values: Values) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, placeholders as Values).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
};

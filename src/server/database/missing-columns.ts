import { globSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { parseSync, Visitor } from 'vite';
import { StartError } from '#server/start-error.ts';

// The compiler trusts the types of the tables and never sees the migrations. This compares the two, in
// `npm run dev` and before the unit tests.

const TYPES = 'src/server/database/{database.types,tables/*.table}.ts';
const ALL_TABLES = 'Tables';

type Property = { name: string; type: string | null };

/** The properties of each object type in the files of the tables. */
const readTypes = (): Map<string, Property[]> => {
  const found = new Map<string, Property[]>();
  const visitor = new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      if (typeAnnotation.type !== 'TSTypeLiteral') return;
      const properties = typeAnnotation.members.flatMap((member): Property[] => {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
        const type = member.typeAnnotation?.typeAnnotation;
        const reference = type?.type === 'TSTypeReference' ? type.typeName : null;
        const isName = reference?.type === 'Identifier';
        return [{ name: member.key.name, type: isName ? reference.name : null }];
      });
      found.set(id.name, properties);
    },
  });
  for (const file of globSync(TYPES)) {
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return found;
};

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const readSchema = async (database: Kysely<unknown>): Promise<Map<string, Set<string>>> => {
  const { rows } = await sql<{ place: string; name: string }>`
    SELECT part.name AS place, field.name
    FROM sqlite_schema AS part, pragma_table_xinfo(part.name) AS field
    WHERE part.type = 'table'`.execute(database);
  const columns = Map.groupBy(rows, ({ place }) => place);
  return new Map([...columns].map(([table, own]) => [table, new Set(own.map(({ name }) => name))]));
};

/** A sentence for each table and column that the types name and the database lacks. */
export const missingColumns = async <Tables>(database: Kysely<Tables>): Promise<string[]> => {
  const types = readTypes();
  const schema = await readSchema(database.withoutPlugins() as Kysely<unknown>);
  return (types.get(ALL_TABLES) ?? []).flatMap(({ name, type }) => {
    const columns = types.get(type ?? '');
    if (!columns) throw new Error(`The columns of ${name} must be one object type in ${TYPES}`);
    const table = snakeCase(name);
    const present = schema.get(table);
    if (!present) return [`Table ${table} is named by the types, but no migration adds it.`];
    return columns
      .map((column) => snakeCase(column.name))
      .filter((column) => !present.has(column))
      .map(
        (column) =>
          `Column ${column} of table ${table} is named by the types, but no migration adds it.`,
      );
  });
};

/** StartError. */
export const assertNoMissingColumns = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  const sentences = await missingColumns(database);
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
};

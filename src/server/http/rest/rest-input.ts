import { z } from 'zod';

type Values = Record<string, unknown>;

/** Converts the text of a path or query parameter to the type of its field, or leaves it as it is. */
type Reader = (text: string) => unknown;

const asNumber: Reader = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asBoolean: Reader = (text) => ({ true: true, false: false })[text] ?? text;
const asText: Reader = (text) => text;

/**
 * Parameters are text: converted to numbers and booleans where the schema expects one, never parsed as
 * JSON.
 */
const readerFor = (field: z.core.JSONSchema._JSONSchema): Reader => {
  const type = typeof field === 'object' ? field.type : undefined;
  if (type === 'number' || type === 'integer') return asNumber;
  return type === 'boolean' ? asBoolean : asText;
};

const isPlainObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Builds the function that collects a procedure's input from path, query and body. */
export const createInputReader = (schema: z.ZodType, { fromQuery }: { fromQuery: boolean }) => {
  const takesNothing = schema instanceof z.ZodVoid;
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (!properties && !takesNothing) throw new Error('The input of a REST call must be an object');
  const fields = new Map(
    Object.entries(properties ?? {}).map(([name, field]) => [name, readerFor(field)]),
  );

  const readText = (values: unknown): Values => {
    const read: Values = {};
    if (!isPlainObject(values)) return read;
    for (const [name, reader] of fields) {
      if (!Object.hasOwn(values, name)) continue;
      const value = values[name];
      read[name] = typeof value === 'string' ? reader(value) : value;
    }
    return read;
  };

  return (request: { params: unknown; query: unknown; body: unknown }): unknown => {
    if (takesNothing) return undefined;
    // A body that is no object is passed on unchanged and refused by the schema.
    if (request.body !== undefined && !isPlainObject(request.body)) return request.body;
    const query = fromQuery ? readText(request.query) : {};
    return { ...query, ...request.body, ...readText(request.params) };
  };
};

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

/** The schema of the values that are neither missing nor null, before they are changed. */
const innermost = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } };
  const inside = def.innerType ?? def.in;
  return inside ? innermost(inside) : schema;
};

const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;

type Cleaner = (value: unknown) => unknown;

/**
 * An optional field's value, or undefined for none. Programs send null or an empty text for none: null
 * clears a text that may be empty and leaves out any other field; an empty text leaves out a password, and a
 * field that is no text.
 */
const optionalValue = (schema: z.core.$ZodType): Cleaner => {
  const takesNull = takes(schema, null);
  const takesEmpty = takes(schema, '');
  const inner = innermost(schema);
  const isPassword = z.globalRegistry.get(inner)?.format === 'password';
  const isText = inner._zod.def.type === 'string' && !isPassword;
  return (value) => {
    if (value === null && !takesNull) return takesEmpty ? '' : undefined;
    if (value !== '' || takesEmpty) return value;
    if (takesNull) return null;
    return isText ? value : undefined;
  };
};

/** Applies this to every optional field of an object, of its objects and of its lists. */
const cleanerOf = (schema: z.core.$ZodType): Cleaner => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) {
    const clean = cleanerOf(inner.element);
    return (value) => (Array.isArray(value) ? value.map(clean) : value);
  }
  if (!(inner instanceof z.ZodObject)) return (value) => value;
  const cleaners = Object.entries<z.core.$ZodType>(inner.shape).map(([name, field]) => {
    const clean = cleanerOf(field);
    if (!takes(field, undefined)) return [name, clean] as const;
    const orNone = optionalValue(field);
    return [name, (value: unknown) => clean(orNone(value))] as const;
  });
  return (value) => {
    if (!isPlainObject(value)) return value;
    const cleaned = { ...value };
    for (const [name, clean] of cleaners) {
      if (!Object.hasOwn(value, name)) continue;
      cleaned[name] = clean(value[name]);
      if (cleaned[name] === undefined) delete cleaned[name];
    }
    return cleaned;
  };
};

/** Builds the function that collects a procedure's input from path, query and body. */
export const createInputReader = (schema: z.ZodType, { fromQuery }: { fromQuery: boolean }) => {
  const takesNothing = schema instanceof z.ZodVoid;
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (!properties && !takesNothing) throw new Error('The input of a REST call must be an object');
  const fields = new Map(
    Object.entries(properties ?? {}).map(([name, field]) => [name, readerFor(field)]),
  );

  const clean = cleanerOf(schema);

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
    return clean({ ...query, ...request.body, ...readText(request.params) });
  };
};

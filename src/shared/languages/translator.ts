/** A text with parameters in braces, or one for each number: '{count} notte', '{count} notti'. */
type Message = string | { readonly one: string; readonly other: string };

/** The texts of one language by part of the site. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;

type ParametersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

type MessageParameters<M> = M extends string
  ? ParametersOf<M>
  : M extends { one: infer One extends string; other: infer Other extends string }
    ? 'count' | ParametersOf<One> | ParametersOf<Other>
    : never;

type Values<Name extends string> = { [N in Name]: N extends 'count' ? number : string | number };

type Arguments<M> = [MessageParameters<M>] extends [never]
  ? []
  : [values: Values<MessageParameters<M>>];

/** 'booking.title': the part of the site, and the text in it. */
type TextKey<T> = {
  [Part in keyof T & string]: `${Part}.${keyof T[Part] & string}`;
}[keyof T & string];

type MessageOf<T, Key> = Key extends `${infer Part}.${infer Name}`
  ? Part extends keyof T
    ? Name extends keyof T[Part]
      ? T[Part][Name]
      : never
    : never
  : never;

/** The text of a key. Plural texts take `count`. */
export type Translate<T> = <Key extends TextKey<T>>(
  key: Key,
  ...values: Arguments<MessageOf<T, Key>>
) => string;

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;

/** A text that holds the same parameters, in any order. */
type Holding<Text extends string> = [ParametersOf<Text>] extends [never]
  ? string
  : Intersection<
      ParametersOf<Text> extends infer Name
        ? Name extends string
          ? `${string}{${Name}}${string}`
          : never
        : never
    >;

/** The shape of a part of another language's catalogue: the same keys with the same parameters. */
export type Translation<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? Holding<Part[Name]>
    : Part[Name] extends { other: infer Other extends string }
      ? { readonly one: string; readonly other: Holding<Other> }
      : never;
};

type TextValues = Readonly<Record<string, string | number>>;

const messageIn = (catalogue: Catalogue, key: string): Message | undefined => {
  const [part = '', name = ''] = key.split('.', 2);
  const texts = Object.hasOwn(catalogue, part) ? catalogue[part] : undefined;
  return texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
};

/** Translates the keys of a catalogue. All other strings stay unchanged. */
export const createTranslator = <T extends Catalogue>(locale: string, texts: T): Translate<T> => {
  const plurals = new Intl.PluralRules(locale);
  const translate = (key: string, values: TextValues = {}): string => {
    const message = messageIn(texts, key);
    if (message === undefined) return key;
    const form = plurals.select(Number(values.count)) === 'one' ? 'one' : 'other';
    const text = typeof message === 'string' ? message : message[form];
    return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
  };
  return translate as Translate<T>;
};

/**
 * A text that is translated later, when the reader is known: 'validation.tooManyGuests?max=6'. Schemas
 * and rules name their texts like this; `createReader` translates it.
 */
export const reference = (key: string, values?: TextValues): string =>
  values === undefined
    ? key
    : `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;

/** Translates a `reference`. Any other text stays unchanged: texts for staff alone are in Italian. */
export const createReader =
  <T extends Catalogue>(texts: T, translate: Translate<T>) =>
  (text: string): string => {
    const [key = '', values] = text.split('?', 2);
    if (messageIn(texts, key) === undefined) return text;
    const read = translate as (key: string, values: TextValues) => string;
    return read(key, Object.fromEntries(new URLSearchParams(values)));
  };

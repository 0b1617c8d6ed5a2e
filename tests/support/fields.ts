import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { Labels, Noun } from './noun.ts';
import { describeCall } from './transports.ts';

// The places that a new field needs besides its schema, as sentences on the forgotten ones.

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
};

type Field = {
  /** `name`, `beds.room`. */
  path: string;
  /** Words, for all that the schema says: no choice, date or address. */
  isText: boolean;
};

const fieldsIn = (schema: JsonSchema, path: string): Field[] => {
  const { type, properties, items, anyOf } = schema;
  if (items) return fieldsIn(items, path);
  if (properties) {
    return Object.entries(properties).flatMap(([name, inner]) =>
      fieldsIn(inner, path === '' ? name : `${path}.${name}`),
    );
  }
  if (anyOf) {
    const found = anyOf.filter(({ type }) => type !== 'null').flatMap((one) => fieldsIn(one, path));
    const paths = [...new Set(found.map((field) => field.path))];
    return paths.map((each) => ({
      path: each,
      isText: found.some((field) => field.path === each && field.isText),
    }));
  }
  const isFree = ['enum', 'const', 'format', 'pattern'].every((limit) => !(limit in schema));
  return [{ path, isText: type === 'string' && isFree }];
};

/** Owner and seen version: no form has an input for them. */
const isTyped = ({ path }: Field): boolean => path !== 'id' && path !== 'seenVersion';

/** The fields that a call takes. */
const fieldsOf = (call: string): Field[] => {
  const schema = z.toJSONSchema(describeCall(call).input, { io: 'input', unrepresentable: 'any' });
  return fieldsIn(schema as JsonSchema, '').filter(isTyped);
};

/** The label of a field, or of the part of the form that has all of it. */
const labelOf = (labels: Labels, path: string): string | undefined => {
  const [name = '', ...inner] = path.split('.');
  const label = labels[name];
  return typeof label === 'object' ? labelOf(label, inner.join('.')) : label;
};

/** Where the owners' texts that can be translated are in answers. */
const translatedPaths = ({ translated }: Noun): string[] =>
  Object.entries(translated?.texts?.fields ?? {}).map(
    ([column, { answeredAs = column, listOf = 'texts' }]) =>
      listOf === 'texts' ? answeredAs : `${answeredAs}.${listOf}`,
  );

const topOf = (path: string): string => path.replace(/\..*/, '');

/** Finds the reason of a field, or of all that it is a part of. */
const reasonFor = (reasons: Readonly<Record<string, string>> | undefined, path: string) =>
  reasons?.[path] ?? reasons?.[topOf(path)];

type NounWithForm = Noun & { form: Exclude<Noun['form'], string> };

export const hasForm = (noun: Noun): noun is NounWithForm => typeof noun.form !== 'string';

const inputOf = ({ what, form, edited }: NounWithForm): Field[] => {
  const call = form.saves ?? edited?.update;
  if (call === undefined) throw new Error(`tests/nouns: which call saves the form of ${what}?`);
  return fieldsOf(call);
};

/** A field's missing entries in the tables. */
export const forgottenIn = (noun: NounWithForm): string[] => {
  const { form, visitors, translated, meter } = noun;
  const translatedAs = translatedPaths(noun);
  return inputOf(noun).flatMap(({ path, isText }) => {
    const untyped = reasonFor(form.untyped, path);
    const isForVisitors = typeof visitors !== 'string';
    const isShown = isForVisitors && (form.seenAs?.[path] ?? topOf(path)) in visitors.fields;
    const isTranslated = translatedAs.includes(path);
    const isCounted = meter?.counts.includes(topOf(path));
    return [
      !untyped &&
        labelOf(form.labels, path) === undefined &&
        'has no label: add it to the names of its `.form.ts`, or say under `untyped` why nobody types it.',
      !untyped &&
        isForVisitors &&
        !isShown &&
        'has no place where visitors see it: name it under `visitors`, or say why not.',
      isText &&
        (isForVisitors || translated) &&
        !isTranslated &&
        !reasonFor(translated?.same, path) &&
        'is not translated: declare it in the `.texts.ts` of its feature, or say under `translated.same` why it is the same in each language.',
      meter &&
        !isCounted &&
        !reasonFor(meter.leavesOut, path) &&
        'is not counted by the meter: add it to `completeness.ts`, or say under `meter.leavesOut` why not.',
    ].flatMap((sentence) => (sentence ? `${path} ${sentence}` : []));
  });
};

/** Reasons for fields that no longer exist, or that have the entry after all. */
export const outdatedReasons = (noun: NounWithForm): string[] => {
  const { form, translated, meter } = noun;
  const fields = inputOf(noun);
  const isField = (path: string) =>
    fields.some((field) => field.path === path || topOf(field.path) === path);
  const without = { ...form.untyped, ...translated?.same, ...meter?.leavesOut };
  return [
    ...Object.keys(without)
      .filter((path) => !isField(path))
      .map((path) => `${path} is no field: take its reason away.`),
    ...Object.keys(translated?.same ?? {})
      .filter((path) => translatedPaths(noun).includes(path))
      .map((path) => `${path} is translated: take its reason under \`translated.same\` away.`),
    ...Object.keys(meter?.leavesOut ?? {})
      .filter((path) => meter?.counts.includes(path))
      .map((path) => `${path} is counted: take its reason under \`meter.leavesOut\` away.`),
  ];
};

/**
 * The labels under which the form has nothing to type or choose in: no input, no group and no part has that
 * name. Runs in the page, since a question for each label would take seconds. The form is the dialog that is
 * open, or else the screen.
 */
const unusedLabels = (labels: readonly string[]): string[] => {
  const form = [...document.querySelectorAll('main, dialog[open]')].at(-1);
  const all = (selector: string) => [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const textOf = (element: Element | null): string =>
    (element?.textContent ?? '').replace(/\(facoltativo\)$/, '').trim();
  const ariaOf = (element: Element): string[] => [
    element.getAttribute('aria-label') ?? '',
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id))),
  ];
  const inputs = all('input, select, textarea, [contenteditable]').flatMap((input) => [
    ...[...((input as HTMLInputElement).labels ?? [])].map(textOf),
    ...ariaOf(input),
  ]);
  const parts = all('fieldset, details, section')
    .filter((part) => part.querySelector('input, select, textarea, button'))
    .flatMap((part) => [
      textOf(part.querySelector('legend')),
      ...[...part.querySelectorAll('summary > *')].map(textOf),
      ...ariaOf(part),
    ]);
  const used = new Set([...inputs, ...parts]);
  return labels.filter((label) => !used.has(label));
};

type Labelled = { path: string; label: string };

export const labelledFields = (noun: NounWithForm): Labelled[] =>
  inputOf(noun).flatMap(({ path }) => {
    const label = labelOf(noun.form.labels, path);
    return label === undefined ? [] : { path, label };
  });

/** Those of the fields that have no input on the page. */
export const withoutInput = async (page: Page, fields: readonly Labelled[]) => {
  const labels = fields.map(({ label }) => label);
  const unused = await page.evaluate(unusedLabels, labels);
  return fields.filter(({ label }) => unused.includes(label));
};

type Entity = Record<string, unknown>;

/** An answer with a text in place of another, in each element of a list. */
const withText = (value: unknown, path: readonly string[], text: string): unknown => {
  if (Array.isArray(value)) {
    return path.length === 0 ? [text] : value.map((one) => withText(one, path, text));
  }
  const [name, ...inner] = path;
  if (name === undefined) return text;
  const object = value as Entity;
  return { ...object, [name]: withText(object[name], inner, text) };
};

type Mark = { path: string; word: string };

/** A word of its own for each text that can be translated. */
export const marksOf = (noun: Noun): Mark[] =>
  translatedPaths(noun).map((path) => ({
    path,
    word: `z-${noun.translated?.texts?.kind}-${path.replace('.', '-')}-z`,
  }));

/** The entity with these words for its texts. */
export const marked = (entity: Entity, marks: readonly Mark[]): Entity =>
  marks.reduce<Entity>((before, { path, word }) => {
    const steps = path.split('.');
    const old = steps.length === 1 ? before[path] : undefined;
    // A text with markup has a shortest length.
    const text = typeof old === 'string' && old.startsWith('<') ? `<p>${word}</p>${old}` : word;
    return withText(before, steps, text) as Entity;
  }, entity);

/** Which words pages have, and which of those are not said to be Italian. Runs in a page. */
const readPages = ([pages, words]: readonly [readonly string[], readonly string[]]) => {
  const bodies = pages.map((html) => new DOMParser().parseFromString(html, 'text/html').body);
  const elements = bodies.flatMap((body) => {
    for (const code of body.querySelectorAll('script, style')) code.remove();
    return [...body.querySelectorAll('*')];
  });
  const found = elements.flatMap((element) => {
    const texts = [...element.childNodes, ...element.attributes].map(
      ({ nodeType, nodeValue }) => (nodeType === Node.ELEMENT_NODE ? '' : nodeValue) ?? '',
    );
    const isItalian = element.closest('[lang]')?.getAttribute('lang') === 'it';
    return words
      .filter((word) => texts.some((text) => text.includes(word)))
      .map((word) => ({ word, isItalian }));
  });
  return {
    seen: found.map(({ word }) => word),
    unmarked: found.filter(({ isItalian }) => !isItalian).map(({ word }) => word),
  };
};

/** The texts that German pages show in Italian without saying so, and those that they do not show. */
export const unmarkedOn = async (
  page: Page,
  pages: readonly string[],
  noun: Noun,
): Promise<string[]> => {
  const { visitors } = noun;
  const marks = marksOf(noun);
  const words = marks.map(({ word }) => word);
  // Their styles have other hashes than the page's policy names.
  const unstyled = pages.map((html) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''));
  const { seen, unmarked } = await page.evaluate(readPages, [unstyled, words] as const);
  return marks.flatMap(({ path, word }) => {
    if (unmarked.includes(word)) {
      return `${path} is in Italian on a German page without \`lang="it"\`: mark it with \`langOf\` while it is untranslated.`;
    }
    const isExpected =
      typeof visitors === 'string' || typeof visitors.fields[topOf(path)] === 'function';
    if (!isExpected || seen.includes(word)) return [];
    return `${path} is on none of the German pages that are read: say under \`translated.pages\` where visitors see it.`;
  });
};

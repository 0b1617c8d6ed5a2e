/** How shapes may look: the presentation attributes of SVG that name a colour, a measure or a way to draw. */
export const svgProperties = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'mask',
  'color',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'vector-effect',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
];

const known = new Set(svgProperties);

/** Names, numbers, colours, `rgb(…)` and `url(#id)`: no quotes, slashes, escapes or addresses. */
const plainValue = /^[\w\s#.,%()+-]+$/;

/** Of a `style` attribute, the declarations that only say how a shape looks. */
export const safeStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => {
      const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
      return known.has(property) && plainValue.test(value) ? `${property}:${value}` : '';
    })
    .filter(Boolean)
    .join(';');

type Attributes = Record<string, string>;

/** The texts between `<style…>` and `</style>`. Never looked at twice: who wrote them may mean ill. */
const readSheets = (svg: string): string[] =>
  svg
    .split('<style')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1).split('</style', 1)[0] ?? '');

/** Characters that a class may say, and classes that an element may have: what is inlined multiplies. */
const MAX_CLASS_LENGTH = 300;
const MAX_CLASSES = 3;

/** What the sheets of a drawing say of its classes, as drawing programs write them: `.cls-1{fill:#fff}`. */
const readClasses = (svg: string): Map<string, string> => {
  const classes = new Map<string, string>();
  const rules = readSheets(svg).flatMap((sheet) => sheet.split('}'));
  for (const rule of rules) {
    const [selectors = '', declarations = ''] = rule.split('{');
    for (const selector of selectors.split(',').map((text) => text.trim())) {
      if (!/^\.[\w-]+$/.test(selector)) continue;
      const name = selector.slice(1);
      const all = `${classes.get(name) ?? ''};${declarations.slice(0, MAX_CLASS_LENGTH)}`;
      classes.set(name, all.slice(0, MAX_CLASS_LENGTH));
    }
  }
  return classes;
};

/**
 * Sheets are not let through, what they say of classes is: the function that is returned writes it
 * into the `style` of an element, before what stands there already.
 */
export const inlineClasses = (svg: string): ((attributes: Attributes) => Attributes) => {
  const classes = readClasses(svg);
  return ({ class: names = '', ...attributes }) => {
    const rules = names.split(/\s+/, MAX_CLASSES).flatMap((name) => classes.get(name) ?? []);
    if (rules.length === 0) return attributes;
    return { ...attributes, style: [...rules, attributes.style ?? ''].join(';') };
  };
};

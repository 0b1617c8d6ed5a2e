import { isReadableDrawing } from './image-processor.ts';

// Icons come from strangers: only shapes and their presentation are kept. No scripts, events, foreign
// content, external resources, animations or links.

const NAMESPACE = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string>;

/** Presentation attributes of SVG that hold colours, measures and keywords. */
const svgProperties = [
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

/** Keeps the declarations of a `style` attribute that are on the list and have a plain value. */
const safeStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => {
      const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
      return known.has(property) && plainValue.test(value) ? `${property}:${value}` : '';
    })
    .filter(Boolean)
    .join(';');

/** The texts between `<style…>` and `</style>`. Split, not matched: hostile input must not backtrack. */
const readSheets = (svg: string): string[] =>
  svg
    .split('<style')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1).split('</style', 1)[0] ?? '');

/** Inlining multiplies the size, so declarations per class and classes per element are limited. */
const MAX_CLASS_LENGTH = 300;
const MAX_CLASSES = 3;

/** The declarations of each class, as drawing programs write them: `.cls-1{fill:#fff}`. */
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
 * Style sheets are dropped, so the returned function copies the declarations of an element's classes
 * into its `style`, before those already there.
 */
const inlineClasses = (svg: string): ((attributes: Attributes) => Attributes) => {
  const classes = readClasses(svg);
  return ({ class: names = '', ...attributes }) => {
    const rules = names.split(/\s+/, MAX_CLASSES).flatMap((name) => classes.get(name) ?? []);
    if (rules.length === 0) return attributes;
    return { ...attributes, style: [...rules, attributes.style ?? ''].join(';') };
  };
};

const tags = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
];

/** Dropped with their content; other unknown elements lose only their tags. */
const droppedWhole = [
  'script',
  'style',
  'foreignObject',
  'metadata',
  'iframe',
  'textarea',
  'option',
  'noscript',
];

const attributes = [
  'id',
  'style',
  'transform',
  'viewBox',
  'preserveAspectRatio',
  'version',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'dx',
  'dy',
  'd',
  'points',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'href',
  ...svgProperties,
];

/** Whether a value refers to nothing outside the drawing: only `#id` and `url(#id)` are references. */
const isInside = (name: string, value: string): boolean => {
  if (name === 'id') return /^[\w.:-]+$/.test(value);
  if (name === 'href') return /^#[\w.:-]+$/.test(value);
  return !/url|\\|\/\*|&|[<>]/i.test(value.replace(/url\(#[\w.:-]+\)/g, ''));
};

const safeAttributes = (given: Attributes): Attributes => {
  const safe: Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    // The deprecated name of `href`, which would need a namespace.
    const ownName = name === 'xlink:href' ? 'href' : name;
    const ownValue = ownName === 'style' ? safeStyle(value) : value;
    if (ownValue !== '' && isInside(ownName, ownValue)) safe[ownName] = ownValue;
  }
  return safe;
};

const sanitize = async (svg: string): Promise<string> => {
  const { default: sanitizeHtml } = await import('sanitize-html');
  const styles = inlineClasses(svg);
  return sanitizeHtml(svg, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes, svg: [...attributes, 'xmlns'] },
    nonTextTags: droppedWhole,
    nestingLimit: 50,
    // Values are checked in `transformTags`.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    parser: { xmlMode: true },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: {
          ...safeAttributes(styles(attribs)),
          ...(tagName === 'svg' ? { xmlns: NAMESPACE } : {}),
        },
      }),
    },
  });
};

/** The root element, without the declaration, doctype and comments before it. */
const drawingOf = (svg: string): string => {
  const start = svg.search(/<svg[\s>]/);
  return start < 0 ? '' : svg.slice(start).trimEnd();
};

/** Opening and closing tags: more than any icon has, few enough to parse at once. */
const MAX_TAGS = 10_000;

/** A sanitized SVG; null when the bytes are no SVG or the drawing is too large for an icon. */
export const cleanSvg = async (bytes: Buffer): Promise<Buffer | null> => {
  const given = drawingOf(bytes.toString('utf8').toWellFormed());
  if (given.split('<').length > MAX_TAGS || !given.endsWith('</svg>')) return null;
  const drawing = await sanitize(given);
  if (!/^<svg[\s>]/.test(drawing) || !drawing.endsWith('</svg>')) return null;
  const clean = Buffer.from(drawing);
  return (await isReadableDrawing(clean)) ? clean : null;
};

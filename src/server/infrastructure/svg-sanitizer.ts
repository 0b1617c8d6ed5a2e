import { isReadableDrawing } from './image-processor.ts';
import { inlineClasses, safeStyle, svgProperties } from './svg-styles.ts';

// Icons are drawings by strangers: only shapes and their looks are let through. No script, no event,
// no foreign content, nothing that is loaded, nothing that moves or links.

const NAMESPACE = 'http://www.w3.org/2000/svg';

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

/** What these hold is no drawing: it goes with them, while of others the inside stays. */
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

/** A value that names nothing outside the drawing: `#id`, and `url(#id)` as a paint or a mask. */
const isInside = (name: string, value: string): boolean => {
  if (name === 'id') return /^[\w.:-]+$/.test(value);
  if (name === 'href') return /^#[\w.:-]+$/.test(value);
  return !/url|\\|\/\*|&|[<>]/i.test(value.replace(/url\(#[\w.:-]+\)/g, ''));
};

type Attributes = Record<string, string>;

const safeAttributes = (given: Attributes): Attributes => {
  const safe: Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    // The old name of a reference; the new one needs no namespace.
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
    // Values are judged by ourselves, in the transformation.
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

/** The document's own part: what may stand before the drawing (declaration, type, comments) is left out. */
const drawingOf = (svg: string): string => {
  const start = svg.search(/<svg[\s>]/);
  return start < 0 ? '' : svg.slice(start).trimEnd();
};

/** Opening and closing ones: more than any icon has, and few enough to be read in no time. */
const MAX_TAGS = 10_000;

/** A drawing of which only the drawing is left; null for what is none, or is no icon by its size. */
export const cleanSvg = async (bytes: Buffer): Promise<Buffer | null> => {
  const given = drawingOf(bytes.toString('utf8').toWellFormed());
  if (given.split('<').length > MAX_TAGS || !given.endsWith('</svg>')) return null;
  const drawing = await sanitize(given);
  if (!/^<svg[\s>]/.test(drawing) || !drawing.endsWith('</svg>')) return null;
  const clean = Buffer.from(drawing);
  return (await isReadableDrawing(clean)) ? clean : null;
};

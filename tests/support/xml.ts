import { parser } from 'sax';

/** An element of a document, to be looked into. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Every element of this name inside, however deep. */
  all(name: string): XmlElement[];
  /** What the first child of this name holds; empty where there is none. */
  text(name: string): string;
};

const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('');

const createElement = (name: string, attributes: Record<string, string>): XmlElement => {
  const children: XmlElement['children'] = [];
  const all = (wanted: string): XmlElement[] =>
    children
      .filter(isElement)
      .flatMap((child) => [...(child.name === wanted ? [child] : []), ...child.all(wanted)]);
  const text = (wanted: string): string => {
    const child = children.filter(isElement).find((candidate) => candidate.name === wanted);
    return child ? textOf(child) : '';
  };
  return { name, attributes, children, all, text };
};

/** Reads a document, and throws where it is not well-formed. */
export const parseXml = (source: string): XmlElement => {
  const root = createElement('', {});
  const open = [root];
  const add = (child: XmlElement | string) => void open.at(-1)?.children.push(child);
  const strict = parser(true);
  strict.onerror = (error) => {
    throw error;
  };
  strict.onopentag = ({ name, attributes }) => {
    const element = createElement(name, attributes as Record<string, string>);
    add(element);
    open.push(element);
  };
  strict.onclosetag = () => void open.pop();
  strict.ontext = add;
  strict.oncdata = add;
  strict.write(source).close();
  return root;
};

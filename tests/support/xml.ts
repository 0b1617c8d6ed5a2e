import { XmlElement as ParsedElement, parseXml as parse } from '@rgrove/parse-xml';

/** An element of a document, to be looked into. */
export type XmlElement = {
  attributes: Record<string, string>;
  /** Every element of this name inside, however deep. */
  all(name: string): XmlElement[];
  /** The text of the first child of this name; empty if there is none. */
  text(name: string): string;
};

const toElement = (parsed: ParsedElement): XmlElement => {
  const children = parsed.children.filter((child) => child instanceof ParsedElement);
  return {
    attributes: parsed.attributes,
    all: (name) =>
      children.flatMap((child) => [
        ...(child.name === name ? [toElement(child)] : []),
        ...toElement(child).all(name),
      ]),
    text: (name) => children.find((child) => child.name === name)?.text ?? '',
  };
};

/** Reads a document, and throws where it is not well-formed. */
export const parseXml = (source: string): XmlElement => {
  const { root } = parse(source);
  if (!root) throw new Error('The document has no root');
  return toElement(root);
};

import { parseXml, XmlElement } from '@rgrove/parse-xml';

// SOAP 1.1 with literal documents, as far as one service needs it.

const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';
/** A receipt is the longest answer. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The request may have arrived or not: no answer, half of one, or an unreadable one. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The children of a request in the order of its schema. */
export type Fields = readonly (readonly [name: string, value: string | readonly string[]])[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? escaped(value)
    : value.map((one) => `<string>${escaped(one)}</string>`).join('');

const envelopeOf = (namespace: string, operation: string, fields: Fields): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="${ENVELOPE}"><soap:Body><${operation} xmlns="${namespace}">${fields
    .map(([name, value]) => `<${name}>${written(value)}</${name}>`)
    .join('')}</${operation}></soap:Body></soap:Envelope>`;

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

/** The child elements with this name, whatever their prefix. */
export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && localName(child) === name,
  );

export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name)[0];

export const textOf = (parent: XmlElement | undefined, name: string): string =>
  childOf(parent, name)?.text.trim() ?? '';

const readBody = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new NoAnswer('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

type Request = { url: string; namespace: string; operation: string; timeoutMs: number };

const answerOf = async (
  { url, namespace, operation, timeoutMs }: Request,
  fields: Fields,
): Promise<XmlElement> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${namespace}/${operation}"`,
    },
    body: envelopeOf(namespace, operation, fields),
  });
  const text = await readBody(response);
  if (response.status !== 200) throw new NoAnswer(`status ${response.status}`);
  // XML's own line ends: the parser takes seconds for a table with others.
  const { root } = parseXml(text.replace(/\r\n?/g, '\n'));
  const answer = childOf(childOf(root ?? undefined, 'Body'), `${operation}Response`);
  if (!answer) throw new NoAnswer(`no ${operation}Response`);
  return answer;
};

/**
 * Calls an operation and returns the element of its answer. Follows no redirect. Throws NoAnswer for everything else,
 * faults included; the cause never holds what was sent.
 */
export const callSoap = async (request: Request, fields: Fields): Promise<XmlElement> => {
  try {
    return await answerOf(request, fields);
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const { name, cause } = error as Error;
    const code = (cause as { code?: string } | undefined)?.code;
    throw new NoAnswer(code ?? name);
  }
};

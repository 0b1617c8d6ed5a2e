import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseXml, XmlElement } from '@rgrove/parse-xml';

// The police's web service on loopback, by the published types: element for element, in their order.

const requests: Record<string, readonly string[]> = {
  GenerateToken: ['Utente', 'Password', 'WsKey'],
  Authentication_Test: ['Utente', 'token'],
  Test: ['Utente', 'token', 'ElencoSchedine'],
  Send: ['Utente', 'token', 'ElencoSchedine'],
  GestioneAppartamenti_FileUnico_Test: ['Utente', 'token', 'ElencoSchedine'],
  GestioneAppartamenti_FileUnico_Send: ['Utente', 'token', 'ElencoSchedine'],
  Tabella: ['Utente', 'token', 'tipo'],
  Ricevuta: ['Utente', 'token', 'Data'],
};

export const credentials = {
  userName: 'CA004711',
  password: 'segreta & <lunga>',
  wsKey: 'WS-KEY-4711',
};

type Refusal = { code: string; words: string };

type Fault =
  | 'status-500'
  | 'hang-before'
  /** Takes the lines, and never answers. */
  | 'hang-after'
  | 'half-an-answer'
  | 'fault'
  | 'redirect'
  /** Refuses the whole request. */
  | 'refuse';

type Call = { operation: string; fields: Record<string, string>; lines: string[] };

export type PortalServer = {
  url: string;
  calls: Call[];
  /** What it has, line by line, as often as it was sent. */
  taken: string[];
  /** Refuses a line from now on; null takes it. */
  judge(verdict: (line: string) => Refusal | null): void;
  /** The next call of this operation goes wrong. */
  fail(operation: string, fault: Fault): void;
  /** When the tokens from now on end, as the portal writes it. */
  expire(expires: string): void;
  /** The tables that it hands out as CSV, by their kind. */
  tables(csv: Readonly<Record<string, string>>): void;
  /** Ends the tokens that it gave, before their time. */
  forgetTokens(): void;
  /** The receipt of a day, from now on. */
  receipt(pdf: Buffer): void;
  /** Resolves when the next call of this operation has arrived. */
  arrival(operation: string): Promise<void>;
  close(): Promise<void>;
};

const elements = (parent: XmlElement): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement);

const readCall = (body: string, action: unknown): Call => {
  const envelope = parseXml(body).root;
  const soapBody = envelope && elements(envelope)[0];
  const operation = soapBody && elements(soapBody)[0];
  if (envelope?.name !== 'soap:Envelope' || soapBody?.name !== 'soap:Body' || !operation) {
    throw new Error('No SOAP 1.1 envelope');
  }
  const { name } = operation;
  if (operation.attributes.xmlns !== 'AlloggiatiService') throw new Error('Another namespace');
  if (action !== `"AlloggiatiService/${name}"`) throw new Error(`SOAPAction ${String(action)}`);
  const children = elements(operation);
  const order = children.map((child) => child.name);
  if (order.join() !== requests[name]?.join()) throw new Error(`${name}: ${order.join()}`);
  const list = children.find((child) => child.name === 'ElencoSchedine');
  return {
    operation: name,
    fields: Object.fromEntries(children.map((child) => [child.name, child.text])),
    lines: list ? elements(list).map((line) => line.text) : [],
  };
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const outcome = (refusal: Refusal | null): string =>
  refusal
    ? `<esito>false</esito><ErroreCod>${refusal.code}</ErroreCod><ErroreDes>Errore</ErroreDes><ErroreDettaglio>${escaped(refusal.words)}</ErroreDettaglio>`
    : '<esito>true</esito>';

const answerOf = (operation: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${operation}Response xmlns="AlloggiatiService">${content}</${operation}Response></soap:Body></soap:Envelope>`;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const notThere: Refusal = { code: '30', words: 'Ricevuta non disponibile' };
const noToken: Refusal = { code: '105', words: 'Token non valido' };

export const startPortal = async (): Promise<PortalServer> => {
  const calls: Call[] = [];
  const taken: string[] = [];
  const faults = new Map<string, Fault>();
  const waiting = new Map<string, () => void>();
  let verdict: (line: string) => Refusal | null = () => null;
  let expires = '2026-05-20T13:00:00+02:00';
  let pdf: Buffer | null = null;
  let tokens = 0;
  let tables: Readonly<Record<string, string>> = {};

  const contentOf = ({ operation, fields, lines }: Call, isRefused: boolean): string => {
    const whole = isRefused ? { code: '99', words: 'Servizio sospeso' } : null;
    if (operation === 'GenerateToken') {
      const isKnown =
        fields.Password === credentials.password && fields.WsKey === credentials.wsKey;
      if (!isKnown || whole) {
        const refusal = whole ?? { code: '100', words: 'Credenziali errate' };
        return `<result>${outcome(refusal)}</result>`;
      }
      tokens += 1;
      return `<GenerateTokenResult><issued>2026-05-20T12:00:00+02:00</issued><expires>${expires}</expires><token>token-${tokens}</token></GenerateTokenResult><result>${outcome(null)}</result>`;
    }
    const refusal = whole ?? (fields.token === `token-${tokens}` ? null : noToken);
    const result = `<${operation}Result>${outcome(refusal)}</${operation}Result>`;
    if (refusal) return result;
    if (operation === 'Authentication_Test') return result;
    if (operation === 'Tabella')
      return `${result}<CSV>${escaped(tables[fields.tipo ?? ''] ?? '')}</CSV>`;
    if (operation === 'Ricevuta') {
      return pdf
        ? `${result}<PDF>${pdf.toString('base64')}</PDF>`
        : `<RicevutaResult>${outcome(notThere)}</RicevutaResult>`;
    }
    const verdicts = lines.map(verdict);
    if (operation.endsWith('Send')) taken.push(...lines.filter((_, index) => !verdicts[index]));
    const each = verdicts
      .map((one) => `<EsitoOperazioneServizio>${outcome(one)}</EsitoOperazioneServizio>`)
      .join('');
    const valid = verdicts.filter((one) => one === null).length;
    return `${result}<result><SchedineValide>${valid}</SchedineValide><Dettaglio>${each}</Dettaglio></result>`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = readCall(await bodyOf(request), request.headers.soapaction);
    calls.push(call);
    const { operation } = call;
    const fault = faults.get(operation);
    faults.delete(operation);
    const isTaken = fault === undefined || fault === 'hang-after' || fault === 'half-an-answer';
    const content = isTaken || fault === 'refuse' ? contentOf(call, fault === 'refuse') : '';
    waiting.get(operation)?.();
    if (fault === 'hang-before' || fault === 'hang-after') return;
    const text = answerOf(operation, content);
    response.setHeader('content-type', 'text/xml; charset=utf-8');
    if (fault === 'status-500') response.writeHead(500).end('<html>Runtime Error</html>');
    else if (fault === 'redirect') response.writeHead(302, { location: '/altrove' }).end();
    else if (fault === 'fault') {
      response.end(answerOf('x', '').replaceAll('xResponse', 'soap:Fault'));
    } else if (fault === 'half-an-answer') {
      response.setHeader('content-length', text.length);
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    } else response.end(text);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A request against the types.
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/service/Service.asmx`,
    calls,
    taken,
    judge: (next) => {
      verdict = next;
    },
    fail: (operation, fault) => void faults.set(operation, fault),
    expire: (next) => {
      expires = next;
    },
    forgetTokens: () => {
      tokens += 1;
    },
    receipt: (next) => {
      pdf = next;
    },
    tables: (next) => {
      tables = next;
    },
    arrival: (operation) => new Promise((resolve) => void waiting.set(operation, resolve)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

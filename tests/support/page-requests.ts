import type { BrowserContext, Request, Response } from 'playwright-core';

export const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof kinds)[number];

export type Loaded = { path: string; kind: Kind; bytes: number; encoding: string };

/** The content type is more precise than the request's: a script is also preloaded as a link. */
const kindOf = (contentType: string): Kind => {
  if (contentType.startsWith('text/html')) return 'HTML';
  if (contentType.startsWith('text/css')) return 'CSS';
  if (/javascript/.test(contentType)) return 'JS';
  if (/^font\//.test(contentType)) return 'fonts';
  return contentType.startsWith('image/') ? 'pictures' : 'other';
};

const read = async (request: Request, response: Response): Promise<Loaded> => {
  const headers = await response.allHeaders();
  // The body as it came over the wire, compressed.
  const { responseBodySize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    kind: kindOf(headers['content-type'] ?? ''),
    bytes: responseBodySize,
    encoding: headers['content-encoding'] ?? 'none',
  };
};

export type RequestLog = {
  /** All files loaded so far from the site itself. */
  loaded(): Promise<Loaded[]>;
  /** Addresses on other hosts. */
  elsewhere(): string[];
};

/** Only a browser with a window asks for them. */
const ofTheWindow = new Set(['/icon.svg', '/favicon.ico', '/manifest.webmanifest']);

/** Records all requests of a context's pages from now on. */
export const logRequests = (context: BrowserContext, siteUrl: string): RequestLog => {
  const elsewhere: string[] = [];
  const answers: Promise<Loaded | null>[] = [];
  const isOurs = (url: URL) => url.origin === siteUrl;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !isOurs(url)) elsewhere.push(url.href);
  });
  context.on('requestfinished', (request) => {
    const url = new URL(request.url());
    if (!isOurs(url) || ofTheWindow.has(url.pathname)) return;
    const answer = request
      .response()
      .then((response) => (response ? read(request, response) : null));
    // A closing page cuts off its last answers; only `loaded` needs to know.
    answer.catch(() => undefined);
    answers.push(answer);
  });
  return {
    // A file that comes from the cache the second time counts once.
    loaded: async () => {
      const all = (await Promise.all(answers)).filter((answer) => answer !== null);
      return [...new Map(all.map((file) => [file.path, file])).values()];
    },
    elsewhere: () => [...elsewhere],
  };
};

/** Pages of this context download nothing in advance: the browser never finds the time. */
export const withoutQuiet = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('window.requestIdleCallback = () => 0');

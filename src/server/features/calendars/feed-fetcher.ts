import { lookup as systemLookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-problem.ts';

/** Bytes of a feed, after decompression. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/** Cache validators of the last response, for a conditional request. */
type Validators = { etag: string | null; lastModified: string | null };

export type FetchedFeed =
  | { isUnchanged: true }
  | ({ isUnchanged: false; bytes: Buffer } & Validators);

export type FetchOptions = {
  /** Aborts the fetch at any step: on the overall deadline, and when the site stops. */
  signal: AbortSignal;
  validators?: Validators;
  /** The network addresses that may be asked: by default those of the public internet. */
  isAllowed?: (address: string) => boolean;
  lookup?: LookupFunction;
  maxBytes?: number;
};

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** 'bad-address' for other schemes and credentials, 'private-address' for literal private addresses. */
export const assertFetchable = (url: URL, isAllowed = isPublicAddress): void => {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new FeedError('bad-address');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) throw new FeedError('private-address');
};

/**
 * Looks at every address of a name at the moment of the connection, which uses these very addresses: a
 * check beforehand is beaten by a name that answers differently the second time.
 */
const guardedLookup =
  (lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = [found].flat().map((one) => (typeof one === 'string' ? one : one.address));
      if (addresses.length === 0 || !addresses.every((address) => isAllowed(address))) {
        return callback(new FeedError('private-address'), '');
      }
      const [first = ''] = addresses;
      if (options.all === true) callback(null, found);
      else callback(null, first, isIP(first));
    });

const decoders: Record<string, (() => NodeJS.ReadWriteStream & Readable) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body without its encoding; at most one is undone. */
const decoded = (response: IncomingMessage): Readable => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return response;
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new FeedError('not-a-calendar');
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
};

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(response)) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedError('too-large');
    chunks.push(chunk);
  }
  // A connection that breaks leaves a body without its end.
  if (!response.complete) throw new FeedError('cut-off');
  return Buffer.concat(chunks);
};

const answerOf = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
    request.end();
  });

const secondsOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

const assertAnswered = ({ statusCode = 0, headers }: IncomingMessage): void => {
  if (statusCode === 200) return;
  if ([401, 403, 404, 410].includes(statusCode)) throw new FeedError('gone');
  throw new FeedError('unwell', secondsOf(headers['retry-after']));
};

const nextAddress = (url: URL, location: string | undefined): URL => {
  if (location === undefined || !URL.canParse(location, url)) throw new FeedError('redirected');
  const next = new URL(location, url);
  // The address is a secret: it never goes on without encryption.
  if (url.protocol === 'https:' && next.protocol !== 'https:') throw new FeedError('redirected');
  return next;
};

type Hop = { url: URL; hops: number };

const open = (url: URL, options: FetchOptions, isFirst: boolean): Promise<IncomingMessage> => {
  const { signal, validators, isAllowed = isPublicAddress } = options;
  const lookup = options.lookup ?? (systemLookup as LookupFunction);
  const { etag, lastModified } = (isFirst && validators) || { etag: null, lastModified: null };
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return answerOf(
    send(url, {
      signal,
      agent: false,
      lookup: guardedLookup(lookup, isAllowed),
      headers: {
        accept: 'text/calendar, */*;q=0.5',
        'accept-encoding': 'gzip',
        'user-agent': 'Mozilla/5.0 (compatible; casa-vacanze calendar)',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    }),
  );
};

const follow = async ({ url, hops }: Hop, options: FetchOptions): Promise<FetchedFeed> => {
  assertFetchable(url, options.isAllowed);
  const response = await open(url, options, hops === 0);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode === 304 && hops === 0 && options.validators) return { isUnchanged: true };
    if ([301, 302, 303, 307, 308].includes(statusCode)) {
      if (hops >= MAX_REDIRECTS) throw new FeedError('redirected');
      return await follow({ url: nextAddress(url, headers.location), hops: hops + 1 }, options);
    }
    assertAnswered(response);
    const bytes = await readBody(response, options.maxBytes ?? MAX_BYTES);
    // Validators of the last hop say nothing about the first, which the next request asks.
    const isDirect = hops === 0;
    return {
      isUnchanged: false,
      bytes,
      etag: (isDirect && headers.etag) || null,
      lastModified: (isDirect && headers['last-modified']) || null,
    };
  } finally {
    response.destroy();
  }
};

const TLS_CODES = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** Node reports an abort in many ways, so check the signal first. */
const explained = (error: unknown, signal: AbortSignal): FeedError => {
  if (error instanceof FeedError) return error;
  if (signal.aborted) return new FeedError('timeout');
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  if (cause instanceof FeedError) return cause;
  if (TLS_CODES.test(code)) return new FeedError('insecure');
  if (
    code.startsWith('Z_') ||
    code.startsWith('ERR_BROTLI') ||
    code === 'ERR__ERROR_FORMAT_PADDING_1'
  )
    return new FeedError('cut-off');
  if (code === 'ECONNRESET' || code.startsWith('HPE_')) return new FeedError('cut-off');
  return new FeedError('unreachable');
};

/**
 * Fetches a feed from a foreign address. Connects only to public addresses, also after redirects. Size
 * and time are bounded against a hostile server. Throws FeedError.
 */
export const fetchFeed = async (address: string, options: FetchOptions): Promise<FetchedFeed> => {
  if (!URL.canParse(address)) throw new FeedError('bad-address');
  try {
    return await follow({ url: new URL(address), hops: 0 }, options);
  } catch (error) {
    throw explained(error, options.signal);
  }
};

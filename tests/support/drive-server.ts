import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type Call, deliver, readText, refusal } from './drive/answer.ts';
import { createFaults, type DriveCall, type Faults } from './drive/faults.ts';
import { createFileDesk } from './drive/file-desk.ts';
import { createStoredFiles, FOLDER_TYPE, type ServerFile } from './drive/stored-files.ts';
import { CLIENT, createTokenDesk } from './drive/token-desk.ts';
import { createUploadDesk } from './drive/upload-desk.ts';

export type TestDriveServer = {
  url: string;
  /** The settings that send a site's requests here. */
  settings: Record<string, string>;
  fail: Faults['add'];
  /** From now on all goes well again. */
  recover(): void;
  /** All requests, in order. */
  calls(): DriveCall[];
  files(): ServerFile[];
  contentOf(id: string): Buffer;
  remove(id: string): void;
  /** A folder that the owner made, on a shared drive where that is named. */
  addFolder(id: string, driveId?: string): void;
  refuseRefreshTokens(): void;
  expireAccessTokens(): void;
  /**
   * May be changed: files per page of a list, whether clients may delete, whether answers contain
   * SHA-256.
   */
  limits: { pageSize: number; mayDelete: boolean; hasSha256: boolean };
  close(): Promise<void>;
};

type Options = { now?: () => Date; port?: number };

const FILES = '/drive/v3/files';

/** The kind of a request; undefined for requests that the site never makes. */
const kindOf = (method: string, path: string, request: IncomingMessage, query: URLSearchParams) => {
  const isWhole = query.get('uploadType') === 'multipart';
  const isAsking = /^bytes \*\/[1-9]/.test(request.headers['content-range'] ?? '');
  const kinds: Record<string, DriveCall> = {
    'POST /token': 'token',
    'POST /revoke': 'revoke',
    [`GET ${FILES}`]: 'list',
    [`POST ${FILES}`]: 'create',
    [`POST /upload${FILES}`]: isWhole ? 'whole' : 'start',
    [`PUT /upload${FILES}`]: isAsking ? 'ask' : 'chunk',
    [`GET ${FILES}/:id`]: query.get('alt') === 'media' ? 'media' : 'get',
    [`PATCH ${FILES}/:id`]: 'update',
    [`DELETE ${FILES}/:id`]: 'delete',
  };
  return kinds[`${method} ${path}`];
};

/** An HTTP server on the loopback that answers as Google Drive does, as far as the site asks. */
export const startDriveServer = async ({
  now = () => new Date(),
  port = 0,
}: Options = {}): Promise<TestDriveServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'drive-'));
  const faults = createFaults();
  const files = createStoredFiles(folder, now);
  const tokens = createTokenDesk(now);
  const desk = createFileDesk(files);
  const uploads = createUploadDesk(files, desk);
  const seen: DriveCall[] = [];
  let url = '';

  const answerTo = async (call: Call): Promise<Answer> => {
    const { kind, request } = call;
    if (kind === 'token') {
      return tokens.ask(new URLSearchParams(await readText(request)));
    }
    if (kind === 'revoke') {
      const isKnown = tokens.revoke(
        new URLSearchParams(await readText(request)).get('token') ?? '',
      );
      return isKnown
        ? { status: 200, body: {} }
        : { status: 400, body: { error: 'invalid_token' } };
    }
    const scope = tokens.scopeOf(request.headers.authorization);
    if (scope === undefined) return refusal(401, 'authError', { connection: 'close' });
    if (kind === 'whole') return uploads.whole(call);
    if (kind === 'start') return uploads.begin(call, url);
    if (kind === 'chunk' || kind === 'ask') return uploads.put(call);
    return desk.answer(call, scope);
  };

  const consent = (query: URLSearchParams): Answer => {
    const location = tokens.consent(query);
    return location ? { status: 302, headers: { location } } : refusal(400, 'invalid_request');
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    if (pathname === '/consent') return deliver(response, consent(query));
    const [, id = ''] = /^\/drive\/v3\/files\/([\w-]+)$/.exec(pathname) ?? [];
    const path = id ? `${FILES}/:id` : pathname;
    const kind = kindOf(request.method ?? '', path, request, query);
    if (!kind) return deliver(response, refusal(404, 'unknown'));
    seen.push(kind);
    const fault = faults.take(kind);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'answer') {
      const retry = fault.retryAfter ? { 'retry-after': fault.retryAfter } : {};
      // A refused client may still be sending.
      const headers = { ...retry, connection: 'close' };
      return deliver(response, refusal(fault.status, fault.reason ?? 'unknown', headers));
    }
    const answer = await answerTo({ kind, id, query, request, fault });
    const isLost = fault?.kind === 'lose' || (fault?.kind === 'reset' && kind !== 'media');
    if (isLost) response.destroy();
    else deliver(response, answer);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    settings: {
      GOOGLE_API_URL: url,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_CONSENT_URL: `${url}/consent`,
      GOOGLE_DRIVE_CLIENT_ID: CLIENT.id,
      GOOGLE_DRIVE_CLIENT_SECRET: CLIENT.secret,
    },
    fail: faults.add,
    recover: faults.clear,
    calls: () => [...seen],
    files: () => files.all(),
    contentOf: (id) => readFileSync(files.pathOf(id)),
    remove: files.remove,
    addFolder: (id, driveId) => {
      files.add({ name: id, mimeType: FOLDER_TYPE }, { id, driveId, isOwn: false });
    },
    refuseRefreshTokens: tokens.refuseRefreshTokens,
    expireAccessTokens: tokens.expireAccessTokens,
    limits: desk.limits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

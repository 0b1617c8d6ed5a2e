import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#scripts/openapi/document.ts';
import { nouns } from '#scripts/openapi/shape-names.ts';
import { maintenanceMode } from '#server/features/backups/maintenance-mode.ts';
import { atAddress } from '#server/http/documents/api-docs.ts';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { listRestCalls } from '#server/http/rest/rest-calls.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// Compares the document that the build writes with the site's behaviour.

let t: TestApp;
// biome-ignore lint/suspicious/noExplicitAny: a test looks into a document of every shape
let document: any;
beforeAll(async () => {
  t = await createTestApp();
  document = atAddress(openApiDocument(), t.app.config.publicUrl);
});
afterAll(() => t.close());

const documented = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Every operation: its method, path and description. */
const operations = () =>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Object.entries<Record<string, any>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );

const bodyOf = (method: string, path: string) =>
  document.paths[path][method].requestBody.content['application/json'].schema.properties;

describe('its calls', () => {
  it('are those that the site answers, at its public address', () => {
    const served = [...listRestCalls(), ...rawRoutes.filter(({ operation }) => operation)];
    const names = served.flatMap(({ methods, path }) =>
      methods.map((method) => `${String(method).toLowerCase()} ${documented(path)}`),
    );
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(names.toSorted());
    expect(document.openapi).toBe('3.1.1');
    expect(document.servers).toEqual([
      expect.objectContaining({ url: 'https://casa.example/api' }),
    ]);
    expect(document.info.contact.url).toBe('https://casa.example');
  });

  it('have a unique id, a described tag, a summary, and an access level', () => {
    const tags = new Map(
      document.tags.map((tag: { name: string; description: string }) => [
        tag.name,
        tag.description,
      ]),
    );
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      expect(tags.get(operation.tags[0]), operation.operationId).toMatch(/\w/);
      expect(operation.summary, operation.operationId).toMatch(/\w/);
      expect(operation.description, operation.operationId).toMatch(/Public|Needs/);
    }
    const used = new Set(operations().flatMap(({ operation }) => operation.tags));
    expect([...tags.keys()]).toEqual([...tags.keys()].filter((tag) => used.has(tag)));
  });

  it('say whether a token is needed, or makes a difference', () => {
    const security = (method: string, path: string) => document.paths[path][method].security;
    const optional = [{}, { bearer: [] }];
    expect(security('get', '/homepage')).toEqual([]);
    expect(security('get', '/auth/me')).toEqual([{ bearer: [] }]);
    for (const path of ['/bookings', '/menuitems', '/blog', '/blog/{id}', '/pages/{id}']) {
      expect(security('get', path), path).toEqual(optional);
    }
    expect(security('get', '/feature-boxes')).toEqual(optional);
    expect(security('post', '/bookings')).toEqual(optional);
    expect(security('put', '/bookings/{id}')).toEqual([{ bearer: [] }]);
  });

  it('name the refusals that they may answer', () => {
    for (const { method, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, operation.operationId).toEqual(
        expect.arrayContaining(['405', '500', '503']),
      );
      const ofBodies = ['400', '409', '413', '415', '429'];
      if (method !== 'get') expect(statuses).toEqual(expect.arrayContaining(ofBodies));
      if (operation.security.length === 1) {
        expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
      }
    }
    expect(document.paths['/auth/login'].post.responses).toHaveProperty('401');
  });

  it.each([
    ['POST', '/backup/cancel', {}],
    ['POST', '/bookings/unblock', { id: 999 }],
    ['POST', '/menuitems/updateOrder', { updates: [{ id: 999, order: 1 }] }],
  ])('say that %s %s may find nothing', async (method, path, sent) => {
    const { token } = await makeUser(t.app, 'ADMIN');
    const answer = await t.rest(method, path, { body: sent, token });
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
    expect(document.paths[path][method.toLowerCase()].responses).toHaveProperty('404');
  });
});

describe('its components', () => {
  it('have the names of the site’s nouns', () => {
    const { schemas } = document.components;
    for (const name of ['Post', 'Gallery', 'Media', 'Review', 'Task', ...Object.values(nouns)]) {
      expect(schemas).toHaveProperty(name);
    }
    expect(Object.keys(schemas).filter((name) => /^__|^error\.|Output$/.test(name))).toEqual([]);
  });

  it('are used for every answered entity, never an inline shape', () => {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const unnamed = (schema: any): boolean =>
      schema.properties?.id !== undefined || (schema.items ? unnamed(schema.items) : false);
    for (const { operation } of operations()) {
      const { content } = operation.responses[200] ?? operation.responses[201];
      const { schema = {} } = content['application/json'] ?? {};
      expect(unnamed(schema), operation.operationId).toBe(false);
    }
  });

  it('are a refusal with its codes as an enumeration, and when to try again', async () => {
    const { schemas, responses } = document.components;
    expect(schemas.ErrorCode.enum).toEqual(Object.keys(errorCodes));
    expect(schemas.ApiError.properties.code).toEqual({ $ref: '#/components/schemas/ErrorCode' });
    for (const name of ['TooManyRequests', 'Unavailable']) {
      expect(responses[name].headers).toHaveProperty('Retry-After');
    }
    await maintenanceMode(t.app).turnOn(0);
    const putOff = await t.rest('POST', '/bookings', { body: {} });
    maintenanceMode(t.app).turnOff();
    expect([putOff.status, putOff.headers['retry-after']]).toEqual([503, '60']);
    expect(responses.MethodNotAllowed.headers).toHaveProperty('Allow');
    expect(responses.Conflict.description).toContain('`DATES_TAKEN`');
  });
});

describe('its inputs', () => {
  it('have the rules of the site', () => {
    const register = bodyOf('post', '/auth/register');
    expect(register.password).toMatchObject({ minLength: 8, maxLength: 128, format: 'password' });
    expect(register.email).toMatchObject({ format: 'email', maxLength: 254 });
    expect(bodyOf('post', '/auth/users/create').password).toMatchObject({ minLength: 6 });
    expect(bodyOf('put', '/auth/profile').newPassword).toMatchObject({ minLength: 6 });
    expect(bodyOf('post', '/bookings').numberOfGuests).toMatchObject({ minimum: 1, maximum: 8 });
    const { pattern } = bodyOf('post', '/blog').coverImage;
    expect('/uploads/a.webp').toMatch(new RegExp(pattern));
  });

  it('are files where the site takes files', () => {
    for (const path of ['/media', '/backup/upload']) {
      const { schema } = document.paths[path].post.requestBody.content['multipart/form-data'];
      expect(schema.properties.file).toEqual({ type: 'string', format: 'binary' });
    }
  });
});

it('has a page to read it, with nothing from elsewhere', async () => {
  const { body, headers } = await t.rest('GET', '/docs');
  expect(body).toContain('/api/docs/swagger-ui-bundle.js');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect((await t.rest('GET', '/docs/swagger-ui-bundle.js')).status).toBe(200);
  expect((await t.rest('GET', '/docs/package.json')).status).toBe(404);
});

describe('any other method', () => {
  const methods = ['OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'MKCOL'];
  const paths: [path: string, allow: string][] = [
    ['/bookings', 'GET, POST'],
    ['/bookings/1', 'GET, PATCH, PUT, DELETE'],
    ['/media', 'GET, POST'],
    ['/backup/archive', 'GET'],
    ['/openapi.json', 'GET'],
    ['/docs', 'GET'],
  ];

  it.each(paths)('is refused at %s in JSON, with those that are taken', async (path, allow) => {
    for (const method of methods) {
      const { status, headers, body } = await t.rest(method, path);
      expect([method, status, headers.allow, body.code]).toEqual([
        method,
        405,
        allow,
        'METHOD_NOT_ALLOWED',
      ]);
    }
  });

  it('is refused with any body, and answers 404 on an unknown path', async () => {
    const headers = { 'content-type': 'text/plain' };
    const { status } = await t.rest('PUT', '/bookings', { body: 'x', headers });
    expect(status).toBe(405);
    for (const method of methods) {
      const unknown = await t.rest(method, '/nothing');
      expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

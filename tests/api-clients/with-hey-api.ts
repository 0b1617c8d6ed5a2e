import { createClient } from '#api-clients/hey-api/client/index.ts';
import {
  accountsLogin,
  mediaUpload,
  tasksCreate,
  tasksGet,
  tasksUpdate,
} from '#api-clients/hey-api/sdk.gen.ts';
import type { ErrorCode, Task } from '#api-clients/hey-api/types.gen.ts';
import type { Journey } from './journey.ts';

/** The journey by the functions of @hey-api/openapi-ts. */
export const journey: Journey = async (baseUrl, { email, password }) => {
  const visitor = createClient({ baseUrl });
  const refused = await accountsLogin({
    client: visitor,
    body: { email, password: 'sbagliata' },
  });
  const code: ErrorCode | undefined = refused.error?.code;

  const { data: session } = await accountsLogin({ client: visitor, body: { email, password } });
  const client = createClient({ baseUrl, auth: session?.token });
  const { data: task } = await tasksCreate({ client, body: { name: 'Con hey-api' } });
  const path = { id: task?.id ?? 0 };
  await tasksUpdate({ client, path, body: { due_date: '2026-07-04' } });
  const { data: read } = await tasksGet({ client, path });
  const found: Task | undefined = read;
  return { code, due: found?.due_date };
};

/** Uploads a text file. Returns the status of the site's answer. */
export const uploadText = async (baseUrl: string, token: string): Promise<number | undefined> => {
  const client = createClient({ baseUrl, auth: token });
  const file = new File(['testo'], 'testo.txt', { type: 'text/plain' });
  const { response } = await mediaUpload({ client, body: { file } });
  return response?.status;
};

import createClient from 'openapi-fetch';
import type { components, paths } from '#api-clients/openapi-typescript.ts';
import type { Journey } from './journey.ts';

/** The journey by the types of openapi-typescript. */
export const journey: Journey = async (baseUrl, { email, password }) => {
  const visitor = createClient<paths>({ baseUrl });
  const refused = await visitor.POST('/auth/login', { body: { email, password: 'sbagliata' } });
  const code: components['schemas']['ErrorCode'] | undefined = refused.error?.code;

  const { data: session } = await visitor.POST('/auth/login', { body: { email, password } });
  const staff = createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${session?.token}` },
  });
  const { data: task } = await staff.POST('/task', { body: { name: 'Con openapi-typescript' } });
  const id = task?.id ?? 0;
  await staff.PATCH('/task/{id}', { params: { path: { id } }, body: { due_date: '2026-07-04' } });
  const { data: read } = await staff.GET('/task/{id}', { params: { path: { id } } });
  const found: components['schemas']['Task'] | undefined = read;
  return { code, due: found?.due_date };
};

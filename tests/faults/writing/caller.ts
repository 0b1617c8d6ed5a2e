/** The site refused a call with an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(path: string, status: number, { code, error }: { code?: string; error?: string }) {
    super(`${path}: ${status} ${code}: ${error}`);
    this.name = 'Refusal';
    this.status = status;
    this.code = code ?? '';
  }
}

type Answer = { id: number };

/** Calls the API as an administrator. Throws Refusal, or the connection's error. */
export type Caller = <Said = Answer>(method: string, path: string, body?: unknown) => Promise<Said>;

export const callerOf =
  (url: string, token: string): Caller =>
  async <Said = Answer>(method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: text });
    const said = (await answer.json()) as Said;
    if (!answer.ok) throw new Refusal(`${method} ${path}`, answer.status, said as object);
    return said;
  };

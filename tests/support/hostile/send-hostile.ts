import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { type DoorName, type HostileCall, hostileCalls } from './hostile-calls.ts';
import { watchData } from './watched-data.ts';

type Target = {
  url: string;
  /** An administrator's: two of three calls are made with it, the others with none. */
  token: string;
  databaseFile: string;
};

type Answer = { status: number; body: string };

/** Above it the server answers and hangs up; whether that is read in time is the client's luck. */
const BODY_LIMIT = 1024 * 1024;

const send = (
  { url, agent }: { url: string; agent: Agent },
  { method, path, headers, body }: HostileCall,
): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      answer.on('error', reject);
    });
    outgoing.on('error', (error) => {
      if (Buffer.byteLength(body ?? '') > BODY_LIMIT) resolve(null);
      else
        reject(
          new Error(`No answer to ${describe({ method, path, headers, body })}`, { cause: error }),
        );
    });
    outgoing.end(body ?? undefined);
  });

/** Details that answers must not reveal: code, SQL, file paths. */
const TELLTALE =
  /\n\s+at |node_modules|SQLITE_|\bsqlite\b|\bkysely\b|\b(select|insert|update)\b.+\b(from|into|set)\b.+\b(users|bookings|where)\b|\/(tmp|home|root|usr|var)\/|\bsrc\/|\.ts:\d|ZodError|FST_ERR/i;

const describe = ({ method, path, body }: HostileCall): string =>
  `${method} ${path.slice(0, 500)} ${(body ?? '').slice(0, 1000)}`;

/** True reasons for a 503: the site has no Drive, and a call of its own may put it in preparation. */
const TRUE_503 = /DRIVE_UNAVAILABLE|SITE_IN_PREPARATION/;

export type HostileOutcome = { taken: number; refused: number; cut: number };

/**
 * Sends so many malformed calls by one transport. Throws, with the call, if an answer is a server
 * error, reveals internals, or refuses although data changed.
 */
export const sendHostile = async (
  { url, token, databaseFile }: Target,
  {
    transport,
    count,
    seed,
    more = [],
  }: { transport: DoorName; count: number; seed: number; more?: HostileCall[] },
): Promise<HostileOutcome> => {
  // A connection for each call: one that waits may be closed in the moment of its use.
  const agent = new Agent({ keepAlive: false });
  const data = watchData(databaseFile);
  const outcome: HostileOutcome = { taken: 0, refused: 0, cut: 0 };
  const calls = [...hostileCalls(transport, count - more.length, seed), ...more];
  try {
    for (const [index, call] of calls.entries()) {
      const bearer = index % 3 === 0 ? {} : { authorization: `Bearer ${token}` };
      const answer = await send(
        { url, agent },
        { ...call, headers: { ...call.headers, ...bearer } },
      );
      const what = `seed ${seed}, call ${index}: ${describe(call)}\n${answer?.status} ${answer?.body.slice(0, 500)}`;
      const hasChanged = data.hasChanged();
      if (!answer) outcome.cut += 1;
      else if (answer.status < 400) outcome.taken += 1;
      else {
        outcome.refused += 1;
        assert.ok(answer.status < 500 || TRUE_503.test(answer.body), `the server's fault, ${what}`);
        assert.doesNotMatch(answer.body, TELLTALE, `tells too much, ${what}`);
        assert.ok(!hasChanged, `refused and yet written, ${what}`);
      }
    }
    const headers = { authorization: `Bearer ${token}` };
    const me = await fetch(`${url}/api/auth/me`, { headers });
    assert.equal(me.status, 200, 'the session outlived it all');
    return outcome;
  } finally {
    data.close();
    agent.destroy();
  }
};

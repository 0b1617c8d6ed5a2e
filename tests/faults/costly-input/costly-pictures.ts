import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { MAX_EMPTY_SCANS, manyScans } from '#tests/support/many-scans.ts';
import { picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';

const AVATARS = 21;
const SHAPES = 20_000;
const MAX_SECONDS = 2;

const drawing = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${'<path d="M0 0L9 9" stroke="red"/>'.repeat(SHAPES)}</svg>`,
  );

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const sendAvatar = (t: TestApp, token: string, type: string, bytes: Buffer) =>
  t.rest('PUT', '/auth/profile', {
    token,
    body: { avatar: `data:${type};base64,${bytes.toString('base64')}` },
  });

/** E5: small pictures that take long to draw, sent by a user while an owner uploads. */
export const costlyPictures = async (): Promise<FaultRow> => {
  const t = await createTestApp();
  try {
    const user = await makeUser(t.app, 'USER');
    const owner = await makeUser(t.app, 'EDITOR');
    const own = await picture('jpeg', { width: 1600, height: 1200 });
    let status = 0;
    const uploadOwn = async () => {
      ({ status } = await upload(t, owner.token, { bytes: own }));
    };
    // Loads the library.
    await uploadOwn();
    const alone = await secondsOf(uploadOwn);
    const scans = manyScans(MAX_EMPTY_SCANS);
    const refused = new Set<number>();
    const svg = await secondsOf(() => sendAvatar(t, user.token, 'image/svg+xml', drawing()));
    const one = await secondsOf(() => sendAvatar(t, user.token, 'image/jpeg', scans));
    const crowd = Array.from({ length: AVATARS }, async () => {
      refused.add((await sendAvatar(t, user.token, 'image/jpeg', scans)).status);
    });
    const meanwhile = await secondsOf(uploadOwn);
    await Promise.all(crowd);
    const found = `one avatar of ${MAX_EMPTY_SCANS} scans (${Math.round(scans.byteLength / 1000)} KB): ${one.toFixed(2)} s; a drawing as avatar (${Math.round(drawing().byteLength / 1000)} KB): ${svg.toFixed(2)} s; an owner's picture ${alone.toFixed(2)} s, and among ${AVATARS} such avatars ${meanwhile.toFixed(2)} s, answered ${status}; answers to these: ${[...refused].sort().join(', ')}`;
    if (status !== 201 || Math.max(one, svg, meanwhile) > MAX_SECONDS) throw new Error(found);
    return { id: 'E5', found };
  } finally {
    await t.close();
  }
};

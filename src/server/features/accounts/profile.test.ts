import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let me: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp();
  me = await makeUser(t.app, 'USER');
});
afterEach(() => t.close());

const update = (input: Record<string, unknown>, token = me.token) =>
  viaRest(t, 'accounts.updateProfile', input, token);

const login = (email: string, password = PASSWORD) =>
  viaRest(t, 'accounts.login', { email, password });

const stored = () => readdir(t.app.config.uploadsDir);

const picture = async (width: number, height: number, format: 'jpeg' | 'png' | 'svg' = 'png') => {
  const image = sharp({ create: { width, height, channels: 3, background: '#12677f' } });
  const bytes = format === 'jpeg' ? await image.jpeg().toBuffer() : await image.png().toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
};

describe('the profile', () => {
  const change = (input: Record<string, unknown>) =>
    viaRest(t, 'accounts.updateProfile', input, me.token);

  it('changes the given fields only', async () => {
    const { status, data } = await change({ name: '  Anna   Conti ' });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ name: 'Anna   Conti', email: me.email, avatar: null });
  });

  it('takes a new password for the right old one, and ends every other session', async () => {
    const { data } = await login(me.email);
    const outcome = await change({ currentPassword: PASSWORD, newPassword: 'sei666' });
    expect(outcome.status).toBe(200);
    expect((await viaRest(t, 'accounts.me', undefined, data.token)).status).toBe(401);
    expect((await viaRest(t, 'accounts.me', undefined, me.token)).status).toBe(200);
    expect((await login(me.email)).status).toBe(401);
    expect((await login(me.email, 'sei666')).status).toBe(200);
    expect((await deliverMails(t.app)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('è cambiata'),
    ]);
  });

  it('refuses a change without the right password', () =>
    expectEach(
      [
        [{ newPassword: 'abcdef' }, 'Per cambiare email o password serve la password attuale.'],
        [
          { email: 'altra@example.com' },
          'Per cambiare email o password serve la password attuale.',
        ],
        [
          { newPassword: 'abcdef', currentPassword: 'sbagliata' },
          'La password attuale non è corretta.',
        ],
      ],
      async ([input, message]) => {
        const outcome = await change(input);
        expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT', text: message });
        expect(outcome.issues).toEqual([{ path: 'currentPassword', message }]);
      },
    ));

  it('refuses what is wrong, with its text', () =>
    expectEach(
      [
        [{ name: 'A' }, 'Il nome deve avere almeno 2 caratteri.'],
        [{ name: ' ' }, 'Il nome è obbligatorio'],
        [{ email: 'x' }, "Inserisci un'email valida"],
        [
          { newPassword: 'abcde', currentPassword: PASSWORD },
          'La password deve avere almeno 6 caratteri.',
        ],
        [
          { avatar: 'https://evil.example/x.svg' },
          'Scegli un’immagine o uno degli avatar proposti.',
        ],
        [
          { avatar: '/uploads/somebody-else.jpg' },
          'Scegli un’immagine o uno degli avatar proposti.',
        ],
        [{ avatar: '/avatars/nessuno/x.svg' }, 'Scegli un’immagine o uno degli avatar proposti.'],
        [{ avatar: '/avatars/bottts/../x.svg' }, 'Scegli un’immagine o uno degli avatar proposti.'],
      ],
      async ([input, message]) => {
        expect(await change(input)).toMatchObject({ status: 400, text: message });
        const { data } = await viaRest(t, 'accounts.me', undefined, me.token);
        expect(data.user).toMatchObject({ name: 'Persona Prova', email: me.email, avatar: null });
      },
    ));

  it('ignores id, role and confirmation', async () => {
    const forged = { role: 'ADMIN', id: 1, emailConfirmed: false, createdAt: '2000-01-01' };
    const { data } = await change({ name: 'Anna', ...forged });
    expect(data.user).toMatchObject({ id: me.id, role: 'USER', emailConfirmed: true });
  });

  it('stops guessing of the current password after ten tries', async () => {
    const codes = [];
    for (let index = 0; index < 12; index += 1) {
      const guess = { currentPassword: `prova ${index}`, newPassword: 'nuova-password' };
      codes.push((await change(guess)).code);
    }
    expect(codes).toEqual([
      ...Array(10).fill('INVALID_INPUT'),
      ...Array(2).fill('TOO_MANY_REQUESTS'),
    ]);
  });
});

describe('a new address', () => {
  const wanted = { email: 'Nuova@Example.com', currentPassword: PASSWORD };

  it('replaces the old one after confirmation; the old one gets a mail', async () => {
    expect((await update(wanted)).data.user).toMatchObject({
      email: me.email,
      pendingEmail: 'nuova@example.com',
    });
    expect((await login('nuova@example.com')).status).toBe(401);
    const [mail] = await deliverMails(t.app);
    expect(mail?.to.address).toBe('nuova@example.com');
    expect((await viaRest(t, 'accounts.confirmEmail', confirmationIn(mail))).status).toBe(200);
    expect((await login('nuova@example.com')).data.user).toMatchObject({ pendingEmail: null });
    expect((await login(me.email)).status).toBe(401);
    expect((await deliverMails(t.app)).map(({ to }) => to.address)).toEqual([me.email]);
  });

  it('of another user is refused at once, and at the link if it was taken meanwhile', async () => {
    const { email } = await makeUser(t.app, 'USER');
    expect((await update({ email, currentPassword: PASSWORD })).code).toBe('EMAIL_TAKEN');
    await update(wanted);
    const link = confirmationIn((await deliverMails(t.app))[0]);
    const other = await makeUser(t.app, 'USER', { email: 'nuova@example.com' });
    expect((await viaRest(t, 'accounts.confirmEmail', link)).code).toBe('EMAIL_TAKEN');
    expect((await viaRest(t, 'accounts.me', undefined, other.token)).data.user.email).toBe(
      'nuova@example.com',
    );
    await t.app.database.deleteFrom('users').where('id', '=', other.id).execute();
    expect((await viaRest(t, 'accounts.confirmEmail', link)).status).toBe(200);
  });

  it('belongs to the user who confirms it, not to one who only entered it', async () => {
    const claimant = { email: 'nuova@example.com', confirmed: false };
    const claim = await makeUser(t.app, 'USER', claimant);
    await update(wanted);
    const [mail] = await deliverMails(t.app);
    expect((await viaRest(t, 'accounts.confirmEmail', confirmationIn(mail))).status).toBe(200);
    expect((await viaRest(t, 'accounts.me', undefined, me.token)).data.user.email).toBe(
      'nuova@example.com',
    );
    expect((await viaRest(t, 'accounts.me', undefined, claim.token)).status).toBe(401);
  });

  it('has its link sent again from the profile', async () => {
    await makeUser(t.app, 'USER', { email: 'nuova@example.com', confirmed: false });
    await update(wanted);
    await deliverMails(t.app);
    const again = { email: 'nuova@example.com' };
    await viaRest(t, 'accounts.resendConfirmation', again, me.token);
    const [mail] = await deliverMails(t.app);
    await viaRest(t, 'accounts.confirmEmail', confirmationIn(mail));
    expect((await viaRest(t, 'accounts.me', undefined, me.token)).data.user.email).toBe(
      'nuova@example.com',
    );
  });

  it('stays out of reach when the password changes meanwhile', async () => {
    await update(wanted);
    const link = confirmationIn((await deliverMails(t.app))[0]);
    await update({ currentPassword: PASSWORD, newPassword: 'un-altra-password' });
    expect((await viaRest(t, 'accounts.confirmEmail', link)).code).toBe('LINK_INVALID');
  });
});

describe('an avatar', () => {
  it('is a drawn face, kept as its path', async () => {
    const path = '/avatars/adventurer/Marta-7.svg';
    expect((await update({ avatar: path })).data.user.avatar).toBe(path);
    expect((await update({ name: 'Anna' })).data.user.avatar).toBe(path);
    expect((await update({ avatar: null })).data.user.avatar).toBeNull();
  });

  it('is a picture, made square, small and JPEG by the server', async () => {
    const { data } = await update({ avatar: await picture(900, 600) });
    expect(data.user.avatar).toMatch(/^\/uploads\/[0-9a-f]{24}\.jpg$/);
    const response = await t.server.inject(data.user.avatar);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 512 });
  });

  it('is a new picture twenty times an hour, and a drawn face at any time', async () => {
    const avatar = await picture(8, 8);
    for (let time = 0; time < 20; time += 1) expect((await update({ avatar })).status).toBe(200);
    expect((await update({ avatar })).status).toBe(429);
    expect((await update({ avatar: '/avatars/personas/x.svg' })).status).toBe(200);
  });

  it('deletes its file when it is removed', async () => {
    const first = (await update({ avatar: await picture(64, 64) })).data.user.avatar;
    const second = (await update({ avatar: await picture(32, 32, 'jpeg') })).data.user.avatar;
    expect(await stored()).toEqual([second.replace('/uploads/', '')]);
    expect(first).not.toBe(second);
    expect((await update({ avatar: second })).data.user.avatar).toBe(second);
    await update({ avatar: '/avatars/personas/x.svg' });
    expect(await stored()).toEqual([]);
  });

  it('is refused otherwise, and nothing is stored', () =>
    expectEach(
      [
        [
          () => picture(1001, 10),
          "La risoluzione dell'immagine non deve superare i 1000x1000 pixels",
        ],
        [
          () => Promise.resolve(`data:image/png;base64,${btoa('not a picture')}`),
          'L’immagine non è leggibile: scegli un file JPEG, PNG, GIF o WebP.',
        ],
        [
          () =>
            Promise.resolve(
              `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
            ),
          'L’immagine non è leggibile: scegli un file JPEG, PNG, GIF o WebP.',
        ],
        [
          () => Promise.resolve('data:text/html;base64,PHNjcmlwdD4='),
          'Scegli un’immagine o uno degli avatar proposti.',
        ],
      ],
      async ([make, message]) => {
        expect(await update({ avatar: await make() })).toMatchObject({
          status: 400,
          text: message,
        });
        expect(await stored()).toEqual([]);
      },
    ));

  it('may have 1000 pixels a side', async () => {
    expect((await update({ avatar: await picture(1000, 1000) })).status).toBe(200);
  });

  it.each(['adventurer', 'avataaars', 'bottts', 'personas'])(
    'is drawn by the site: %s',
    async (style) => {
      const response = await t.server.inject(`/avatars/${style}/abc.svg`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(response.body).toMatch(/^<svg /);
      expect(response.body).not.toMatch(/<script|href="http|url\(http/);
      expect((await t.server.inject(`/avatars/${style}/abc.svg`)).body).toBe(response.body);
      expect((await t.server.inject(`/avatars/${style}/abd.svg`)).body).not.toBe(response.body);
    },
  );

  it.each(['/avatars/nessuno/a.svg', '/avatars/bottts/a.png', '/avatars/bottts/%2e%2e.svg'])(
    'is not drawn for %s',
    async (path) => {
      expect((await t.server.inject(path)).statusCode).toBe(404);
    },
  );
});

describe('own sessions', () => {
  const loginWith = async (userAgent: string): Promise<string> => {
    const answer = await t.rest('POST', '/auth/login', {
      body: { email: me.email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return answer.body.token;
  };
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (token: string) => (await viaRest(t, 'sessions.list', undefined, token)).data;

  it('are listed with their devices, the current one marked, and no other user’s', async () => {
    await makeUser(t.app, 'USER');
    const token = await loginWith(firefox);
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      device: 'Firefox su Windows',
      createdAt: '2026-05-20T10:00:00.000Z',
      lastUsedAt: '2026-05-20T10:00:00.000Z',
      current: true,
    });
    expect(sessions[1]).toMatchObject({ device: '', current: false });
  });

  it('can each be ended, and only one’s own', async () => {
    const token = await loginWith(firefox);
    const mine = (await list(token)).find(({ current }: { current: boolean }) => !current);
    const stranger = await makeUser(t.app, 'USER');
    const theirs = (await list(stranger.token))[0];
    expect((await viaRest(t, 'sessions.end', { id: theirs.id }, token)).status).toBe(404);
    expect((await viaRest(t, 'sessions.end', { id: mine.id }, token)).status).toBe(200);
    expect((await viaRest(t, 'accounts.me', undefined, me.token)).status).toBe(401);
    expect((await viaRest(t, 'accounts.me', undefined, stranger.token)).status).toBe(200);
  });

  it('can all be ended except the current one', async () => {
    const token = await loginWith(firefox);
    await viaRest(t, 'sessions.endOthers', undefined, token);
    expect((await viaRest(t, 'accounts.me', undefined, me.token)).status).toBe(401);
    expect(await list(token)).toHaveLength(1);
  });
});

import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { platform } from 'node:process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { uploadLongFilm } from '#tests/support/long-film.ts';
import { film, icon, mp3, picture } from '#tests/support/media-files.ts';
import { storeMedia } from '#tests/support/media-library.ts';
import { memoryPeakDuring } from '#tests/support/memory-peak.ts';
import { startUpload } from '#tests/support/raw-upload.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { findLeftovers } from '#tests/support/upload-leftovers.ts';

// Uploads to the built site: memory, crashes and active content.

const MEGABYTE = 1024 * 1024;

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const send = (buffer: Buffer): Promise<Media> =>
  storeMedia(site, api, { name: 'file', mimeType: '', buffer });

describe('a long film', () => {
  it('is streamed without being buffered in memory', async () => {
    const upload = (bytes: number) => uploadLongFilm({ url: site.url, token: api.token, bytes });
    // A first upload grows the heap to its size for any video; later ones must not grow it.
    await upload(100 * MEGABYTE);
    const peak = await memoryPeakDuring(site.pid, async () => {
      expect((await upload(120 * MEGABYTE)).status).toBe(201);
    });
    if (platform === 'linux') expect(peak).toBeLessThanOrEqual(64);
  });

  it('is refused if too large', async () => {
    const tooLong = { url: site.url, token: api.token, bytes: 500 * MEGABYTE + 1 };
    const { status, body } = await uploadLongFilm(tooLong);
    expect([status, body.error]).toEqual([413, 'Il file video supera i 500 MB consentiti.']);
  });
});

describe('a kill during uploads', () => {
  it('leaves every row with its file, and no file without a row', async () => {
    const photo = await picture('jpeg', { width: 1600, height: 1200 });
    const clips = [photo, film({ media: Buffer.alloc(3 * MEGABYTE, 1) }), mp3({ frames: 4000 })];
    for (const wait of [0, 1, 2, 3, 4]) {
      const sendings = [...clips, ...clips].map((bytes) => {
        const sending = startUpload({ url: site.url, token: api.token });
        // Some uploads never send their last chunk, others are being processed at the kill.
        void sending
          .send(bytes.subarray(0, bytes.length - (wait % 2)))
          .then(() => sending.finish());
        return sending.answer.catch(() => null);
      });
      await vi.waitFor(
        () => expect(readdirSync(join(site.folder, 'uploads')).length).toBeGreaterThan(wait * 2),
        15_000,
      );
      await Promise.race(sendings.slice(0, wait + 1));
      await site.kill();
      const answers = await Promise.all(sendings);
      site = await startSite({
        folder: site.folder,
        port: site.port,
        settings: { DEMO_CONTENT: 'off' },
      });
      const { files, named, loose } = await findLeftovers(site);
      expect([files, loose]).toEqual([named, []]);
      for (const answer of answers) {
        if (answer?.status === 201) expect(named).toContain(answer.body.fileName);
      }
    }
  });
});

describe('a malicious drawing', () => {
  // Another site, which counts its visits.
  const foreign = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  let visits = 0;
  let loud: Buffer;

  beforeAll(async () => {
    foreign.listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const address = foreign.address();
    const evil = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const hostile = [
      '<script>alert(1)</script>',
      `<script href="${evil}/x.js"/>`,
      `<image href="${evil}/x.png" width="5" height="5"/>`,
      `<foreignObject width="5" height="5"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${evil}/"/></foreignObject>`,
      `<style>@import url(${evil}/x.css);</style>`,
      `<use href="${evil}/x.svg#a"/>`,
      `<path fill="url(${evil}/x.svg#a)" d="M0 0h9v9z"/>`,
      '<animate attributeName="x" onbegin="alert(1)" dur="1s"/>',
      '<path onload="alert(1)" d="M0 0"/>',
    ];
    const drawing = String(icon(hostile.join('')));
    loud = Buffer.from(drawing.replace('<svg ', '<svg onload="alert(1)" '));
  });
  afterAll(() => foreign.close());

  /** Opens it as a document. Returns its messages. */
  const open = async (url: string, expectedProblems: RegExp[]): Promise<string[]> => {
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems });
    const said: string[] = [];
    page.on('dialog', async (dialog) => {
      said.push(dialog.message());
      await dialog.dismiss();
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return said;
  };

  it('does nothing when it is opened directly', async () => {
    const { url } = await send(loud);
    expect(await open(url, [])).toEqual([]);
    expect(visits).toBe(0);
  });

  it('does nothing even if stored unsanitized', async () => {
    const name = `${'e'.repeat(24)}.svg`;
    writeFileSync(join(site.folder, 'uploads', name), loud);
    // The browser logs violations of the policy.
    const told = [/Content Security Policy|sandboxed|Unsafe attempt|request to another host/];
    expect(await open(`/uploads/${name}`, told)).toEqual([]);
    expect(visits).toBe(0);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi } from '#tests/support/site-api.ts';

// A guest reads on the page of the stay what to pay, and takes it into the bank's app.

beforeAll(() => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer } });
});

it.each([360, 1280])('at %i px the guest copies the account and scans the code', async (width) => {
  const site = await sharedSite();
  const api = await adminApi(site);
  await api.put('/guest-information', { isOn: true });
  await api.put('/payment-terms', {
    ...{ isOn: true, balanceDays: 30 },
    deposit: { share: { percent: 30 }, days: 5, word: 'caparra' },
    account: { holder: 'Anna Rossi e Marco Bianchi', iban: 'IT60X0542811101000000123456' },
  });
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...freeWeek(width === 360 ? 40 : 41),
    ...{ guestName: 'Sabine Krüger', numberOfGuests: 2, totalCents: 1120_00 },
  });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);

  const page = await browser.cleanPage({ baseUrl: site.url, width, height: 780 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(new URL(url).pathname);
  const toDo = page.getByRole('link', { name: 'Caparra' });
  expect(await toDo.getAttribute('href')).toBe('#pagamento');
  await toDo.click();
  await page.getByRole('heading', { name: 'Il pagamento' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Copia: IBAN' }).click();
  await page.getByText('Copiato: IT60X0542811101000000123456').waitFor({ state: 'attached' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe('IT60X0542811101000000123456');
  await page.getByRole('button', { name: 'Copia: Importo' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copiato: 336,00').waitFor({ state: 'attached' });

  const picture = await page.getByRole('img', { name: 'Codice QR del bonifico' }).screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const image = {
    data: pixels,
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const [read] = await readBarcodes(image, { formats: ['QRCode'] });
  expect(read?.text.split('\n').slice(4)).toEqual([
    ...['', 'Anna Rossi e Marco Bianchi', 'IT60X0542811101000000123456', 'EUR336'],
    ...['', '', `Soggiorno ${id} SABINE KRUEGER`],
  ]);
});

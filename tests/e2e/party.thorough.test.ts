import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StaffParty } from '#shared/party/party.schema.ts';
import { party as german } from '#shared/texts/de/party.ts';
import { party as french } from '#shared/texts/fr/party.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { choosePlace, enterRelatives, nextPerson } from '#tests/support/guest-form.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Who comes, from a guest's telephone to the owners' paper.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  await api.put('/guest-information', {
    ...{ isOn: true, asksGuests: true, releaseWhenComplete: true, releaseDays: 60 },
    keys: 'In der grünen Box.',
  });
});
afterAll(() => site?.close());

it('a family of five enters everybody on a small telephone, and staff print it', async () => {
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...freeWeek(6), guestName: 'Sabine Krüger', guestEmail: 'sabine@example.de' },
    ...{ numberOfGuests: 5, over12: 3, locale: 'de' },
  });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const guest = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 740 });
  await guest.goto(new URL(url).pathname);
  await guest.getByText('sobald Sie eingetragen haben, wer kommt').waitFor();
  expect(await guest.getByText('In der grünen Box.').count()).toBe(0);
  await guest.getByRole('link', { name: 'Sagen Sie uns, wer kommt' }).click();
  await guest.getByRole('button', { name: /^Person 1/ }).click();

  // Nothing typed: nothing saved.
  await nextPerson(guest);
  await guest.getByText('Fehlt noch').first().waitFor();
  expect(await guest.getByText('Gespeichert').count()).toBe(0);
  expect((await api.get<StaffParty>(`/bookings/${id}/guests`)).guests).toEqual([]);
  await guest.getByLabel('Nachname').fill('Krüger');
  await guest.getByText('Im Ausweis: KRUEGER').waitFor();
  await guest.getByLabel('Vorname').focus();
  await guest.getByText('Gespeichert').waitFor();
  await expectNoAxeViolations(guest);
  await expectNoSidewaysScroll(guest);
  await guest.getByLabel('Vorname').fill('Sabine');
  await guest.getByLabel('Geschlecht').selectOption('weiblich');
  await guest.getByLabel('Geburtsdatum').fill('1984-03-05');
  await guest.getByRole('combobox', { name: 'Geburtsort' }).fill('monza');
  await guest.getByRole('option', { name: 'Monza (MI), bis 29. Juni 2009' }).click();
  await choosePlace(guest, 'Staatsangehörigkeit', 'deut', 'Deutschland');
  await choosePlace(guest, 'Ausweis', 'perso', 'Personalausweis');
  await guest.getByLabel('Nummer des Ausweises').fill('L1');
  await choosePlace(guest, 'Ausgestellt von', 'deut', 'Deutschland');
  await guest.getByText('Zu kurz: Eine Ausweisnummer hat mindestens 5 Zeichen.').waitFor();
  await guest.getByLabel('Nummer des Ausweises').fill('L01X00T47');
  await nextPerson(guest);
  await enterRelatives(guest);
  await guest.getByText('Danke, das ist alles').waitFor();
  await expectNoAxeViolations(guest);
  await guest.getByRole('button', { name: 'Laden Sie die Seite neu' }).click();
  await guest.getByText('In der grünen Box.').waitFor();
  await guest.getByRole('button', { name: /^Sabine Krüger/ }).click();
  await guest.getByText('Haben wir schon.').waitFor();
  expect(await guest.content()).not.toContain('L01X00T47');

  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  const staff = await browser.cleanPage({ baseUrl: site.url });
  await staff.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await enterAs(staff, edda, `/admin/bookings?booking=${id}`);
  await staff.getByText('Gli ospiti: completi').click();
  await staff.getByRole('button', { name: /^Mia Krüger/ }).click();
  await expectNoAxeViolations(staff);
  await staff.getByLabel('Nome', { exact: true }).fill('Mia Luise');
  await staff.getByLabel('Nome', { exact: true }).press('Tab');
  await staff.getByRole('button', { name: /^Mia Luise Krüger/ }).waitFor();
  await staff.getByRole('button', { name: 'Mostra i numeri dei documenti' }).click();
  await staff.getByText('L01X00T47').waitFor();
  await staff.getByRole('button', { name: 'Stampa il modulo' }).click();
  await staff.emulateMedia({ media: 'print' });
  const sheet = staff.getByRole('article');
  await sheet.getByText('Ospite 5').waitFor();
  expect(await sheet.textContent()).toContain('già indicato');
  expect(await sheet.textContent()).not.toContain('L01X00T47');
  const party = await api.get<StaffParty>(`/bookings/${id}/guests`);
  expect(party.guests.map(({ name }) => name)).toEqual([
    ...['Sabine', 'Uwe', 'Jonas', 'Ida', 'Mia Luise'],
  ]);
});

type Friend = { surname: string; name: string; sex: 'F' | 'M'; born: string; from: string };

const friends: Friend[] = [
  { surname: 'Lefèvre', name: 'Marie', sex: 'F', born: '1990-04-12', from: 'France' },
  { surname: 'Nguyễn', name: 'Linh', sex: 'F', born: '1991-08-30', from: 'Viêt' },
  { surname: 'D’Almeida', name: 'Rui', sex: 'M', born: '1988-01-07', from: 'Portugal' },
  { surname: 'Müller', name: 'Urs', sex: 'M', born: '1989-12-24', from: 'Suisse' },
  { surname: 'O’Brien', name: 'Aoife', sex: 'F', born: '1992-02-29', from: 'Irlande' },
  { surname: 'Çelik', name: 'Deniz', sex: 'M', born: '1990-10-10', from: 'Turquie' },
  { surname: 'Łukasik', name: 'Zofia', sex: 'F', born: '1993-05-03', from: 'Pologne' },
  { surname: 'Ben Saïd', name: 'Inès', sex: 'F', born: '1994-07-14', from: 'Tunisie' },
];

const enterFriend = async (page: Page, { surname, name, sex, born, from }: Friend) => {
  // The form of the next person is there once the one before is saved.
  await expect.poll(() => page.getByLabel(french.surname, { exact: true }).inputValue()).toBe('');
  await page.getByLabel(french.surname, { exact: true }).fill(surname);
  await page.getByLabel(french.name, { exact: true }).fill(name);
  await page.getByLabel(french.sex).selectOption(sex);
  await page.getByLabel(french.birthDate).fill(born);
  await choosePlace(page, french.birthPlace, from.slice(0, 7), from);
  await choosePlace(page, french.citizenship, from.slice(0, 7), from);
};

it('a group of eight enters everybody in French, with the names of eight countries', async () => {
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...freeWeek(10), guestName: 'Marie Lefèvre', guestEmail: 'marie@example.fr' },
    ...{ numberOfGuests: 8, over12: 8, locale: 'fr' },
  });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const guest = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 740 });
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('link', { name: 'Dites-nous qui vient' }).click();
  await guest.getByRole('button', { name: 'Personne 1' }).click();
  await guest.getByLabel(french.kind).selectOption('group-head');
  for (const [index, friend] of friends.entries()) {
    await enterFriend(guest, friend);
    if (index === 0) {
      await choosePlace(guest, french.documentKind, 'passe', french.passport);
      await guest.getByLabel(french.documentNumber).fill('20FV00123');
      await choosePlace(guest, french.documentPlace, 'fran', 'France');
    }
    await guest.getByRole('button', { name: french.next }).click();
  }
  await guest.getByText(french.complete).waitFor();
  await guest.getByRole('button', { name: 'Zofia Łukasik' }).click();
  const kind = guest.getByLabel(french.kind);
  await expect
    .poll(() => kind.locator('option:checked').textContent())
    .toBe('Dans le groupe de Marie');
  await guest.getByText('LUKASIK').waitFor();
  await expectNoAxeViolations(guest);
  await expectNoSidewaysScroll(guest);
  const party = await api.get<StaffParty>(`/bookings/${id}/guests`);
  expect(party.guests.map(({ surname }) => surname)).toEqual(friends.map(({ surname }) => surname));
  expect(new Set(party.guests.slice(1).map((one) => one.kind))).toEqual(new Set(['group-member']));
});

it('two telephones of a family write at once, one of them through a tunnel and a reload', async () => {
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...freeWeek(14), guestName: 'Sabine Krüger', guestEmail: 'sabine@example.de' },
    ...{ numberOfGuests: 3, over12: 3, locale: 'de' },
  });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const openForm = async () => {
    const page = await browser.cleanPage({
      ...{ baseUrl: site.url, width: 360, height: 740 },
      expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    });
    await page.goto(new URL(url).pathname);
    await page.getByRole('button', { name: /^Person 1/ }).click();
    return page;
  };
  const [hers, his] = [await openForm(), await openForm()];
  const names = async () => {
    const { guests } = await api.get<StaffParty>(`/bookings/${id}/guests`);
    return guests.map(({ surname, name }) => `${surname} ${name}`).sort();
  };
  await hers.getByLabel(german.surname).fill('Krüger');
  await hers.getByLabel(german.name, { exact: true }).fill('Sabine');
  await hers.getByLabel(german.sex).selectOption('F');
  await hers.getByText(german.saved).waitFor();

  // Without a line nothing is lost, and a reload keeps what was typed.
  await his.context().setOffline(true);
  await his.getByLabel(german.surname).fill('Maier');
  await his.getByLabel(german.name, { exact: true }).fill('Uwe');
  await his.getByLabel(german.sex).selectOption('M');
  await his.getByText('Nicht gespeichert').waitFor();
  await expectNoAxeViolations(his);
  expect(await names()).toEqual(['Krüger Sabine']);
  await his.context().setOffline(false);
  await his.getByText(german.saved).waitFor();
  expect(await names()).toEqual(['Krüger Sabine', 'Maier Uwe']);
  await his.getByRole('button', { name: 'Sabine Krüger' }).waitFor();

  await his.route('**/trpc/party.saveOwnPerson*', (route) => route.abort());
  await his.getByLabel(german.name, { exact: true }).fill('Uwe Karl');
  await his.getByLabel(german.surname).focus();
  await his.getByText('Nicht gespeichert').waitFor();
  await his.unroute('**/trpc/party.saveOwnPerson*');
  his.on('dialog', (dialog) => void dialog.accept());
  await his.reload();
  await expect.poll(names).toEqual(['Krüger Sabine', 'Maier Uwe Karl']);

  await hers.getByLabel(german.name, { exact: true }).fill('Sabine Eva');
  await hers.getByLabel(german.surname).focus();
  await expect.poll(names).toEqual(['Krüger Sabine Eva', 'Maier Uwe Karl']);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { openFirefox, openWebKit, type Window } from '#tests/support/other-browsers.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The main journey in Firefox and WebKit: a visitor chooses days, sees the price and sends the request; the
// owner logs in and confirms; both receive their mails.

let site: SiteWithMail;
beforeAll(async () => {
  site = await startSiteWithMail();
});
afterAll(() => site?.close());

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
/** The form that a button sends. */
const form = (sentBy: string) => `//form[.${button(sentBy)}]`;
const field = (label: string, within: string) =>
  `${within}//input[@id=${within}//label[normalize-space()="${label}"]/@for]`;
const request = form('Invia la richiesta');
const login = form('Login');
/** Wait for it: input typed earlier may go into a field that rerenders. */
const hydratedLogin = '//*[@id="login"][not(ancestor-or-self::*[@data-hydrated="false"])]';
const text = (shown: string) => `//*[text()[contains(normalize-space(), "${shown}")]]`;
const day = (date: string) => `//button[@data-date="${date}"]`;

/** From here on the page records its errors and policy violations. */
const collectProblems = (window: Window) =>
  window.run(`
    globalThis.problems = [];
    addEventListener('error', (event) => problems.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
    addEventListener('securitypolicyviolation', (event) => problems.push(event.violatedDirective + ' ' + event.blockedURI));
  `);

const expectNoProblems = async (window: Window) =>
  expect(await window.run('return globalThis.problems')).toEqual([]);

/** Not the owners' mails: one mail can contain several requests. */
const mailsTo = (address: string) =>
  site.mailServer.mails().filter(({ envelope }) => envelope.to.includes(address));

const goToMonthOf = async (window: Window, date: string) => {
  const firstDay = () => window.run("return document.querySelector('[data-date]').dataset.date");
  const isShown = `return document.querySelector('[data-date="${date}"]') !== null`;
  while (!(await window.run(isShown))) {
    const before = await firstDay();
    await window.press(button('Mese successivo'));
    await expect.poll(firstDay).not.toBe(before);
  }
};

describe.each([
  { browser: 'Firefox', openWindow: openFirefox, weeksAhead: 20 },
  { browser: 'WebKit', openWindow: openWebKit, weeksAhead: 22 },
])('in $browser', ({ browser, openWindow, weeksAhead }) => {
  const week = freeWeek(weeksAhead);
  const guest = { name: `Ospite con ${browser}`, email: `${browser.toLowerCase()}@example.com` };
  let window: Window;
  beforeAll(async () => {
    window = await openWindow();
  });
  afterAll(() => window?.close());

  it('a visitor chooses days, sees the price and sends the request', async () => {
    await window.open(site.url);
    await collectProblems(window);
    await goToMonthOf(window, week.startDate);
    await window.press(day(week.startDate));
    await goToMonthOf(window, week.endDate);
    await window.press(day(week.endDate));
    await window.waitFor(text('Soggiorno, 7 notti'));

    await window.type(field('Nome', request), guest.name);
    await window.type(field('Email', request), guest.email);
    await window.press(button('Invia la richiesta'));
    await window.waitFor(text('Richiesta di Prenotazione inviata!'));
    await expectNoProblems(window);

    await expect
      .poll(() => mailsTo(guest.email).map(({ parsed }) => parsed.text))
      .toEqual([expect.stringContaining(formatDayWithWeekday(week.startDate))]);
  });

  // In WebKit the confirmation does not always arrive; whether its driver or the page is at fault is open.
  it.runIf(browser === 'Firefox')('the owner logs in from a deep link, and confirms', async () => {
    await window.open(`${site.url}/admin/bookings`);
    await window.waitFor(hydratedLogin);
    await window.type(field('Email', login), ADMIN.email);
    await window.type(field('Password', login), ADMIN.password);
    await window.press(button('Login'));
    await window.press(`//a[normalize-space()="${guest.name}"]`);
    await collectProblems(window);
    await window.press(`//dialog${button('Conferma prenotazione')}`);
    await window.waitFor(`//dialog${text('Confermata')}`);
    await expectNoProblems(window);
    await expect
      .poll(() => mailsTo(guest.email).map(({ parsed }) => parsed.subject))
      .toEqual([expect.anything(), expect.stringMatching(/conferm/i)]);
  });
});

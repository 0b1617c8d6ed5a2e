import { type KeptForSwitch, SWITCH } from '#client/hydration/after-switch.ts';
import { changedInput, type Input, tryOrElse } from '#client/hydration/unsent-input.ts';
import { onClick } from './on-click.ts';

/** To this page in each language. */
export const LANGUAGE_LINKS = '.site-header a[hreflang]';

/** In localStorage, for every tab. */
const CHOSEN = 'language';

/** The language chosen in this browser. */
export const chosenLanguage = (): string | null =>
  tryOrElse(() => localStorage.getItem(CHOSEN), null);

/** React gives other ids to other pages. */
const PARTS = 'main, main [id]:not([id^="_"])';

const topOf = (part: Element): number => part.getBoundingClientRect().top;

/** The last part that begins in the upper half of the window. */
const placeNow = (): KeptForSwitch['place'] => {
  const part = [...document.querySelectorAll(PARTS)]
    .filter((each) => each.getClientRects().length > 0 && topOf(each) < innerHeight / 2)
    .sort((one, other) => topOf(one) - topOf(other))
    .at(-1);
  return part && scrollY > 0 ? { part: part.id, top: topOf(part) } : null;
};

/** No passwords. */
const writtenInto = (form: HTMLFormElement): Input => {
  const secret = [...form.querySelectorAll<HTMLInputElement>('[type=password]')].map(
    ({ name }) => name,
  );
  const entries = Object.entries(changedInput(form));
  return Object.fromEntries(entries.filter(([name]) => !secret.includes(name)));
};

const keepForSwitch = (link: HTMLAnchorElement): void =>
  tryOrElse(() => {
    // The address may have changed since the link was rendered.
    link.search = location.search;
    link.hash = location.hash;
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[id]')];
    const kept: KeptForSwitch = {
      href: link.href,
      inputs: Object.fromEntries(forms.map((form) => [form.id, writtenInto(form)])),
      place: placeNow(),
    };
    sessionStorage.setItem(SWITCH, JSON.stringify(kept));
    localStorage.setItem(CHOSEN, link.hreflang);
  }, undefined);

/** Stores the language of a followed link, and the scroll position and input for the page in that language. */
export const keepForLanguageSwitch = (): void => onClick('a[hreflang]', keepForSwitch);

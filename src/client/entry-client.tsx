import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createLanguage } from '#shared/languages/language.ts';
import { splitLocale } from '#shared/languages/locales.ts';
import { browserLinks } from './api/api.ts';
import { followAppLinks } from './app-links.ts';
import { loadTexts, textsOfPage } from './hydration/later-texts.ts';
import { loadLanguage } from './hydration/load-language.ts';
import { loadWithNotices } from './loading/load-code.ts';
import { createAppRouter } from './router.tsx';
import { closeDialogsOnBack } from './ui/open-dialogs.ts';

/** Hydration takes several tasks, so that the page answers to input in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page's router has one fixed language; the back office is always Italian. */
const loadOtherLanguages = ({ history, options }: ReturnType<typeof createAppRouter>): void => {
  const { locale } = options.context.language;
  history.subscribe(async ({ location: { pathname } }) => {
    if (splitLocale(pathname).locale === locale) return;
    // The router notifies its listeners before it changes the browser's address.
    await nextTask();
    window.location.reload();
  });
};

/** All texts that the server used to render the page. */
const loadPageTexts = async () => {
  const [data] = await Promise.all([loadLanguage(), loadTexts(textsOfPage())]);
  return data;
};

const hydrate = async (): Promise<void> => {
  const [data] = await Promise.all([loadWithNotices(loadPageTexts), nextTask()]);
  const language = createLanguage(data);
  const router = createAppRouter({
    links: browserLinks,
    language,
    // The server's dehydrated state has these two.
    today: '',
    publicUrl: '',
  });
  loadOtherLanguages(router);
  followAppLinks(router);
  closeDialogsOnBack(router);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
};

void hydrate();

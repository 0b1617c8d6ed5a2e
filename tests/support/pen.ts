import type { Locator, Page } from 'playwright-core';

// The editor of pages and posts, in the words of its buttons.

const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The text that is being written. */
export const writtenText = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Contenuto' });

/** Writes into the text, with the buttons over it. */
export const penOf = (page: Page) => {
  const { keyboard } = page;
  const tools = page.getByRole('toolbar');
  const press = (name: string) => button(tools, name).click();
  const answer = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  const line = async (kind: string, words: string) => {
    await press(kind);
    await keyboard.type(words);
    await keyboard.press('Enter');
  };
  return {
    line,
    format: async (name: string, words: string) => {
      await press(name);
      await keyboard.type(words);
      await press(name);
      await keyboard.type(' ');
    },
    link: async (words: string, address: string) => {
      await press('Link');
      const dialog = answer('Inserisci link');
      await dialog.getByLabel('Indirizzo').fill(address);
      await dialog.getByLabel('Testo del link').fill(words);
      await button(dialog, 'Inserisci').click();
    },
    aligned: async (name: string, words: string) => {
      await press('Paragrafo');
      await press(name);
      await keyboard.type(words);
      await keyboard.press('Enter');
      await press('Allinea a sinistra');
    },
    list: async (kind: string, items: readonly string[]) => {
      await press(kind);
      for (const item of items) {
        await keyboard.type(item);
        await keyboard.press('Enter');
      }
      await keyboard.press('Enter');
    },
    gallery: async (name: RegExp) => {
      await press('Raccolta');
      await answer('Inserisci una raccolta').getByRole('button', { name }).click();
    },
    file: async (kind: string, title: string, name: string) => {
      await press(kind);
      await answer(title).getByRole('button', { name }).click();
    },
    embed: async (kind: string, title: string, field: string, address: string) => {
      await press(kind);
      const dialog = answer(title);
      await dialog.getByLabel(field).fill(address);
      await button(dialog, 'Inserisci').click();
    },
  };
};

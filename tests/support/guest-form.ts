import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { party as german } from '#shared/texts/de/party.ts';

// The form on a guest's page, filled in by a German family.

/** Types a part of a name and takes the first that fits, by keyboard. */
export const choosePlace = async (
  page: Page,
  label: string,
  part: string,
  name: string,
): Promise<void> => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(part);
  await page.getByRole('option', { name }).first().waitFor();
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toContain(name);
};

export const nextPerson = (page: Page): Promise<void> =>
  page.getByRole('button', { name: german.next }).click();

type Relative = { name: string; sex: 'F' | 'M'; born: string; from: string };

const relatives: readonly Relative[] = [
  { name: 'Uwe', sex: 'M', born: '1982-11-20', from: 'Österreich' },
  { name: 'Jonas', sex: 'M', born: '2012-09-30', from: 'Deutschland' },
  { name: 'Ida', sex: 'F', born: '2015-01-02', from: 'Deutschland' },
  { name: 'Mia', sex: 'F', born: '2019-06-14', from: 'Deutschland' },
];

const enterRelative = async (page: Page, { name, sex, born, from }: Relative): Promise<void> => {
  // The family's name and citizenship are there already.
  await expect.poll(() => page.getByLabel(german.surname).inputValue()).toBe('Krüger');
  await expect.poll(() => page.getByLabel(german.name, { exact: true }).inputValue()).toBe('');
  await page.getByLabel(german.name, { exact: true }).fill(name);
  await page.getByLabel(german.sex).selectOption(sex);
  await page.getByLabel(german.birthDate).fill(born);
  await choosePlace(page, german.birthPlace, from.slice(0, 6), from);
  await nextPerson(page);
};

/** The husband and three children of the first person, who has been entered. */
export const enterRelatives = async (page: Page): Promise<void> => {
  for (const relative of relatives) await enterRelative(page, relative);
};

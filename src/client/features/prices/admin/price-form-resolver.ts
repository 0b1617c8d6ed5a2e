import type { Resolver } from 'react-hook-form';
import { fieldErrors, schemaIssues } from '#client/ui/form-resolver.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { updatePricesInput } from '#shared/prices.schema.ts';
import { inputOf, type PriceForm } from './price-form.ts';
import { priceFormIssues } from './price-form-issues.ts';

/** The input's amounts are in cents, the form's are what was typed. */
const atField = ({ path, message }: InputIssue): InputIssue => ({
  path: path.replace(/Cents$/, ''),
  message,
});

/**
 * Checks what was typed with the rules of the form, whose words are nearer to it, and what the list
 * becomes with the server's schema.
 */
export const priceFormResolver =
  (year: number): Resolver<PriceForm> =>
  (form) => {
    const issues = [
      ...priceFormIssues(form, year),
      ...schemaIssues(updatePricesInput, inputOf(year, form)).map(atField),
    ];
    if (issues.length === 0) return { values: form, errors: {} };
    return { values: {}, errors: fieldErrors<PriceForm>(issues) };
  };

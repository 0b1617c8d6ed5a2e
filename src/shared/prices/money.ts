import { createNumbers } from '#shared/languages/numbers.ts';
import { numbers } from '#shared/texts/it/numbers.ts';

/** For staff, as in `italian-dates.ts`. */
export const { formatEuro } = createNumbers(numbers);

import { createNumbers } from './numbers.ts';
import { numbers } from './texts/it/numbers.ts';

/** For staff, as in `italian-dates.ts`. */
export const { formatEuro } = createNumbers(numbers);

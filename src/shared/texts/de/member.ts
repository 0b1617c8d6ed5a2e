import { calls } from './calls.ts';
import { profile } from './profile.ts';
import { saving } from './saving.ts';

/** Texts of a member’s own page and of the back office, and answers to programs. */
export { calls, profile, saving };

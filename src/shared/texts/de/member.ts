import { calls } from './calls.ts';
import { profile } from './profile.ts';
import { saving } from './saving.ts';

/** What a member’s own page and the back office read, and whoever writes calls. */
export { calls, profile, saving };

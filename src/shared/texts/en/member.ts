import { profile } from './profile.ts';
import { saving } from './saving.ts';

/** What a member’s own page reads, and the back office. */
export { profile, saving };

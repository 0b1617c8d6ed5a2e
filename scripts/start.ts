import { ensureBuild } from './ensure-build.ts';

// `npm start`: builds if needed, then runs the site in this process.
ensureBuild();
await import('#server/main.mjs');

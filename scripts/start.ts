import { ensureBuild } from './ensure-build.ts';

// `npm start`: builds what is missing or old, then runs the site in this same process.
ensureBuild();
await import('#server/main.mjs');

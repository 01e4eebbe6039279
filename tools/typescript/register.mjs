import { register } from 'node:module';

// Node 20 can't run TypeScript, and the scripts share modules with the checks.
register('./hooks.mjs', import.meta.url);

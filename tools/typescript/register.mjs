import { register } from 'node:module';

// Node 20 cannot run TypeScript by itself; the scripts share modules with the checks, which are written in it.
register('./hooks.mjs', import.meta.url);

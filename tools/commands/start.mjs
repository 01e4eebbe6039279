// npm start: from a fresh clone to the production site in the browser.
import { run } from '../process/run.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

await ensureDependencies();
// Imported here, because a fresh clone has no packages until the line above.
const { freePort, readServeOptions, serveUntilStopped } = await import('../server/serve.mjs');
const options = readServeOptions();
// Fails before the build if a named port is taken.
await freePort(options);
if ((await run('npm', ['run', 'build'])) !== 0) throw new Error('The build failed; see above.');
await serveUntilStopped(options);

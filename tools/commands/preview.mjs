// npm run preview: serves the last build.
import { readServeOptions, serveUntilStopped } from '../server/serve.mjs';

await serveUntilStopped(readServeOptions());

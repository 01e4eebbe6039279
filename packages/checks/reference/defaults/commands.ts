import { code, type DefaultRecord, none, probe, prose } from '../evidence/records.ts';

const rsbuild = 'core/node/initRsbuild.js';
const loadConfig = 'core/config/loadConfigFile.js';
const serve = 'core/node/serve.js';

/** The default host and port of the dev server comes from Rsbuild. */
const server = (key: 'port' | 'host'): DefaultRecord =>
  probe('@rsbuild/core/dist/index.js', async ({ createRsbuild }) => {
    const rsbuild = await createRsbuild({ rsbuildConfig: {} });
    await rsbuild.initConfigs();
    return rsbuild.getNormalizedConfig().server[key];
  });

const base = code('/', rsbuild, "config?.base ?? '/'");
const config = prose(loadConfig, 'configFileNames: DEFAULT_CONFIG_EXTENSIONS');

/** What the commands do if an argument or a flag is omitted. */
export const commandDefaults: Record<string, DefaultRecord> = {
  '[root]': code('docs', loadConfig, "return node_path.join(cwd, 'docs')"),
  '[component]': none('core/cli/index.js', 'if (!component) return void await listComponents()'),
  'rspress --port': server('port'),
  'rspress --host': server('host'),
  'rspress --base': base,
  'rspress --config': config,
  'rspress build --base': base,
  'rspress build --config': config,
  'rspress preview --port': code('4173', serve, 'builderConfig?.server?.port || 4173'),
  'rspress preview --host': code('localhost', serve, "builderConfig?.server?.host || 'localhost'"),
  'rspress preview --base': base,
  'rspress preview --config': config,
};

const ssg = 'core/node/ssg/ssgEnv.js';

/** What happens if an environment variable is not set. */
export const environmentDefaults: Record<string, DefaultRecord> = {
  DEBUG: none('shared/index.js', 'if (!process.env.DEBUG) return false'),
  HOST: none(serve, 'envHost || userHost'),
  PORT: none(serve, 'envPort || userPort'),
  RSPRESS_LAZY_COMPILATION: prose(
    rsbuild,
    "lazyCompilation: 'false' !== process.env.RSPRESS_LAZY_COMPILATION",
  ),
  RSPRESS_PERSISTENT_CACHE: prose(rsbuild, "...'false' !== process.env.RSPRESS_PERSISTENT_CACHE ?"),
  RSPRESS_SSG_CONCURRENCY: code(
    '32',
    ssg,
    'Number.parseInt(process.env.RSPRESS_SSG_CONCURRENCY, 10) : 32',
  ),
  RSPRESS_SSG_WORKER_THREAD_COUNT: prose(ssg, 'Math.max(1, Math.min(threadsByWorkload, cpuCount))'),
  RSPRESS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: code(
    '1000000000',
    ssg,
    'Number.parseInt(process.env.RSPRESS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY, 10) : 1000000000',
  ),
  RSPRESS_SSG_WORKER_THREAD_TASK_SIZE: code(
    '10',
    ssg,
    'Number.parseInt(process.env.RSPRESS_SSG_WORKER_THREAD_TASK_SIZE, 10) : 10',
  ),
};

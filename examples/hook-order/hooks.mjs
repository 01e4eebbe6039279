import { recordBuild, recordDev, recordPreview } from './session.mjs';

/** Hooks that run once per compilation; how many of those there are depends on the machine. */
const PER_COMPILATION = /^\w+ (?:i18nSource|afterBuild)$/;

/** One line per call in the order of the first; repeated compilations are written once. */
function tidy(log) {
  const lines = log.trim().split('\n');
  return lines.filter((line, at) => !PER_COMPILATION.test(line) || lines.indexOf(line) === at);
}

/** Records all sessions; the keys are the names of the files in `recorded/`. */
export async function recordAll() {
  const build = tidy(await recordBuild());
  const preview = tidy(await recordPreview());
  const dev = await recordDev();
  return {
    'build.txt': build,
    'preview.txt': preview,
    'dev-start.txt': tidy(dev.start),
    'dev-edit.txt': tidy(dev.edit),
    'dev-add-page.txt': tidy(dev.add),
  };
}

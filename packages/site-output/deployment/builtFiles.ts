import { globSync } from 'tinyglobby';

/** The folder of the built site that this plugin writes to; hosts do not serve it. */
export const DEPLOY_FOLDER = '.deploy';

/** Below it every name carries a hash of the content, so that a browser never has to ask again. */
export const HASHED_FOLDER = 'static';

/** Every file of a built site that a reader can ask for, with forward slashes. */
export const builtFiles = (folder: string): string[] => globSync('**', { cwd: folder }).sort();

/** Whether a file's path names its content: in the file's name, or in that of a folder of a bundle. */
export const hasHash = (path: string): boolean => /[.-][0-9a-f]{8,}[./]/.test(path);

// Runs before npm run build and npm run dev, which would fail with a misleading message below such a folder.
import { root } from '../../packages/content/files.mjs';
import { unreadable } from '../setup/unreadable.mjs';

const character = unreadable(root);
if (character) {
  throw new Error(
    `The site can't be built in ${root}, because its path contains "${character}". Move the repository to another folder.`,
  );
}

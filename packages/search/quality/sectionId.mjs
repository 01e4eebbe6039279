/**
 * Returns the ID of a section, as used in the questions and as the URL of a hit.
 *
 * @param {{ path: string, anchor: string }} section
 */
export const sectionId = ({ path, anchor }) => (anchor ? `${path}#${anchor}` : path);

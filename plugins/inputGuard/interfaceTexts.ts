import type { JsonMember } from './json/parseJson.ts';
import { problemAt, readJson } from './json/readJson.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

/**
 * Finds interface texts that a language lacks. The framework falls back to English, with one warning at most, and takes
 * a broken file for an empty one.
 */
export function checkInterfaceTexts(input: {
  /** Path of `i18n.json` from the repository root. */
  file: string;
  text: string;
  languages: readonly string[];
}): Problem[] {
  const { file, text, languages } = input;
  const { node, problems } = readJson(file, text);
  if (!node) return problems;
  if (node.kind !== 'object') {
    const cure = 'Write an object of text keys, each with one text per language.';
    return [problemAt(file, node, `This is of type ${node.kind}.`, cure)];
  }
  return node.members.flatMap((member) => checkText(file, member, languages));
}

function checkText(
  file: string,
  { name, key, node }: JsonMember,
  languages: readonly string[],
): Problem[] {
  const missing = languages.flatMap((language): Problem[] => {
    const text = node.members.find((member) => member.name === language)?.node;
    if (!text) {
      const message = `The text "${name}" has no "${language}".`;
      return [problemAt(file, key, message, `Add "${language}" with its translation.`)];
    }
    if (typeof text.value === 'string' && text.value.trim() !== '') return [];
    const message = `The "${language}" text of "${name}" is empty.`;
    return [problemAt(file, text, message, 'Write the text as a string.')];
  });
  const unknown = node.members
    .filter((member) => !languages.includes(member.name))
    .map((member) => {
      const meant = nearest(member.name, languages);
      const message = `The text "${name}" has the language "${member.name}", which the site has not.`;
      const cure = meant ? `Did you mean "${meant}"?` : 'Take it out.';
      return problemAt(file, member.key, message, cure);
    });
  return [...missing, ...unknown];
}

import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';

/** The component of a group, the variables that this module adds, and what MDX calls the elements of a page. */
const COMPONENT = 'StaticText';
const SOURCE = '_pageText';
const ELEMENTS = '_components';

/** @param {import('estree').Node | null | undefined} node @param {string} name */
const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

/** @param {import('estree').Node} node @returns {[number, number]} */
function rangeOf(node) {
  const { start, end } = /** @type {import('acorn').Node} */ (/** @type {unknown} */ (node));
  return [start, end];
}

/** @param {import('estree').Node | undefined} props @returns {Partial<Record<string, import('estree').Property>>} */
const propsOf = (props) =>
  Object.fromEntries(
    props?.type !== 'ObjectExpression'
      ? []
      : props.properties.flatMap((it) =>
          it.type === 'Property' && it.key.type === 'Identifier' ? [[it.key.name, it]] : [],
        ),
  );

/**
 * A component that a text uses, which its file does not know.
 *
 * @param {import('estree').Node} value
 */
function componentIn(value) {
  /** @type {string | undefined} */
  let found;
  walk(value, {
    enter(node) {
      const made = node.type === 'CallExpression' ? node.arguments[0] : undefined;
      if (made?.type === 'Identifier' && made.name !== '_Fragment') found ??= made.name;
    },
  });
  return found;
}

/**
 * A group as the text file has it: a function of the page's elements, or HTML.
 *
 * @param {import('estree').Property} content
 * @param {string} code
 */
function partOf({ key, value }, code) {
  const source = code.slice(...rangeOf(value));
  if (!isNamed(key, 'children')) return `(${source})`;
  const component = componentIn(value);
  if (component) {
    throw new Error(
      `Static text has the component ${component}: see plugins/staticText/isStatic.ts.`,
    );
  }
  const isList = value.type === 'ArrayExpression';
  return `${ELEMENTS} => (${isList ? `_jsxs(_Fragment, { children: ${source} })` : source})`;
}

/**
 * @typedef {object} Split
 * @property {string} page the module of the page, whose groups are empty
 * @property {string} text a module that exports what stands in the groups, given React's functions
 * @property {string} name of the page, with which the names of its groups begin
 * @property {number} count of groups
 */

/**
 * Takes the text of a page's groups out of its module.
 *
 * @param {string} code as MDX compiles it
 * @returns {Split | undefined} undefined for a page without groups
 * @throws {Error} when a group is not how MDX writes it
 */
export function splitText(code) {
  const page = new MagicString(code);
  /** @type {string[]} */
  const parts = [];
  /** @type {string | undefined} */
  let name;
  const program = /** @type {import('estree').Program} */ (
    /** @type {unknown} */ (parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))
  );
  walk(program, {
    enter(node) {
      if (node.type !== 'CallExpression' || !isNamed(node.arguments[0], COMPONENT)) return;
      const { id, children, dangerouslySetInnerHTML: html } = propsOf(node.arguments[1]);
      const content = children ?? html;
      if (!content || id?.value.type !== 'Literal') {
        throw new Error(
          'A group of static text has no content or no name: see plugins/staticText.',
        );
      }
      const [group, number] = String(id.value.value).split('-');
      if (Number(number) !== parts.length || (name !== undefined && name !== group)) {
        throw new Error(
          `The groups of static text are not in order, at ${id.value.value}: see plugins/staticText.`,
        );
      }
      name = group;
      parts.push(partOf(content, code));
      page.overwrite(...rangeOf(content), `from: ${SOURCE}, components: ${ELEMENTS}`);
      this.skip();
    },
  });
  if (name === undefined) return undefined;
  const text = `export default (_jsx, _jsxs, _Fragment) => [\n${parts.join(',\n')}\n];\n`;
  return { page: page.toString(), text, name, count: parts.length };
}

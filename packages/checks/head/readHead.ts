import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** One tag of a head. */
export interface HeadTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const elementsIn = ({ childNodes }: Parent): Element[] =>
  childNodes.filter((node) => 'tagName' in node);

/** Reads the tags in the head of a page. */
export function readHead(html: string): HeadTag[] {
  const end = html.indexOf('</head>');
  const [root] = elementsIn(parse(html.slice(0, end)));
  const [head] = root ? elementsIn(root) : [];
  return (head ? elementsIn(head) : []).map(({ tagName, attrs, childNodes }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));
}

import { parse } from 'parse5';

/** One tag of a head. */
export interface HeadTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

interface TreeNode {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: TreeNode[];
  value?: string;
}

/** Reads the tags in the head of a page. */
export function readHead(html: string): HeadTag[] {
  const end = html.indexOf('</head>');
  const root = parse(html.slice(0, end)) as unknown as TreeNode;
  const find = (node: TreeNode): TreeNode | undefined =>
    node.nodeName === 'head'
      ? node
      : node.childNodes?.map(find).find((found) => found !== undefined);
  return (find(root)?.childNodes ?? []).map((node) => ({
    name: node.nodeName,
    attributes: Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value])),
    text: (node.childNodes ?? []).map(({ value = '' }) => value).join(''),
  }));
}

interface Node {
  type: string;
  name?: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  attributes?: { type: string; name: string; value: string }[];
  children?: Node[];
}

const isDemo = ({ type, meta }: Node) => type === 'code' && /(^|\s)demo(\s|$)/.test(meta ?? '');

function toDemo(code: Node): Node {
  const title = /title="([^"]*)"/.exec(code.meta ?? '')?.[1] ?? '';
  const props = { code: code.value ?? '', title };
  const attributes = Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name: 'Demo', attributes, children: [code] };
}

export function remarkDemo() {
  return function walk(node: Node) {
    node.children?.forEach((child, index, siblings) => {
      if (isDemo(child)) siblings[index] = toDemo(child);
      else walk(child);
    });
  };
}

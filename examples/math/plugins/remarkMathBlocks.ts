interface Node {
  type: string;
  value?: string;
  data?: Record<string, unknown>;
  children?: Node[];
}

/** Renders `$$` blocks as `<div>`: as `<pre>`, the default, Shiki would highlight them as code. */
export function remarkMathBlocks() {
  return function walk(node: Node) {
    if (node.type === 'math') {
      node.data = {
        hName: 'div',
        hProperties: { className: ['math-display'] },
        hChildren: [{ type: 'text', value: node.value }],
      };
    }
    node.children?.forEach(walk);
  };
}

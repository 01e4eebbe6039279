import type { RspressPlugin } from '@rspress/core';

interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const makeLazy = (node: Node): void => {
  if (node.tagName === 'img') node.properties = { loading: 'lazy', ...node.properties };
  node.children?.forEach(makeLazy);
};

export const lazyImages: RspressPlugin = {
  name: 'lazy-images',
  markdown: { rehypePlugins: [() => makeLazy] },
};

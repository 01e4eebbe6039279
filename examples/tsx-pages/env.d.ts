declare module '*.css';

declare module '*.mdx' {
  import type { getCustomMDXComponent } from '@rspress/core/theme';
  import type { FC } from 'react';

  const Text: FC<{ components?: ReturnType<typeof getCustomMDXComponent> }>;
  export default Text;
}

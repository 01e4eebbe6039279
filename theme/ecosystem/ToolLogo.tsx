import { normalizeImagePath } from '@rspress/core/runtime';
import type { ToolLink } from './tools.ts';

/** The logo of a tool. It is decorative, because the tool's name is next to it. */
export function ToolLogo({ tool, size }: { tool: ToolLink; size: number }) {
  return (
    <img
      className="tool-logo"
      src={normalizeImagePath(tool.logo)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

import { normalizeImagePath } from '@rspress/core/runtime';
import type { ToolLink } from './tools.ts';

/** A tool's drawing; the name beside it says what it is. */
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
      style={tool.logoScale ? { scale: tool.logoScale } : undefined}
    />
  );
}

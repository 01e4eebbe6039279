import { Children, Fragment, isValidElement, type ReactNode, useMemo } from 'react';
import { isNamed } from './tag.ts';
import { useHead } from './useHead.ts';

const valid = /^(?:title|base|meta|link|style|script|noscript)$/;

function propsOf({ children, className, httpEquiv, ...props }: Record<string, unknown>): object {
  const { dangerouslySetInnerHTML: html, ref, suppressHydrationWarning, ...rest } = props;
  const text = isNamed(html) ? html.__html : children && [children].flat().map(String).join('');
  return {
    ...rest,
    ...(className !== undefined && { class: className }),
    ...(httpEquiv !== undefined && { 'http-equiv': httpEquiv }),
    ...(text !== undefined && { textContent: text }),
  };
}

function collect(children: ReactNode, input: Record<string, object[]>): typeof input {
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return;
    const { type, props } = child;
    if (type === Fragment) collect(props.children as ReactNode, input);
    else if (typeof type === 'string' && valid.test(type)) {
      input[type] = [...(input[type] ?? []), propsOf(props)];
    }
  });
  return input;
}

/** What {@link Head} takes. */
export interface HeadProps {
  children?: ReactNode;
  titleTemplate?: string | null | ((title?: string) => string | null);
}

/**
 * Adds its children to the head of the page, as elements. Stands in, in the browser, for the component of `@unhead/react`,
 * which built the HTML and refused there what is no tag of a head.
 */
export function Head({ children, titleTemplate }: HeadProps): null {
  useHead(useMemo(() => ({ titleTemplate, ...collect(children, {}) }), [children, titleTemplate]));
  return null;
}

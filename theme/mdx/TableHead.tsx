import type { ComponentProps } from 'react';

/** A header cell of a table. An empty one is rendered as `td`, because it isn't a header of anything. */
export function TableHead({ children, ...rest }: ComponentProps<'th'>) {
  const isEmpty = children === undefined || children === null || children === '';
  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

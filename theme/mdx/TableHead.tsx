import type { ComponentProps } from 'react';

/** The head of a table's column; one without words heads nothing, so it is an ordinary cell. */
export function TableHead({ children, ...rest }: ComponentProps<'th'>) {
  const isEmpty = children === undefined || children === null || children === '';
  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

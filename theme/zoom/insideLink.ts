import { createContext } from 'react';

/** Whether the content being rendered is inside a link, where an image must not be a button. */
export const InsideLink = createContext(false);

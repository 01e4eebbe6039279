import { useState } from 'react';

/** In the place of the theme's hook of this name: a frame without an origin has no storage. */
export const useStorageValue = (_key: string, start: string) => useState(start);

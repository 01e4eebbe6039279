import { useState } from 'react';

/** Replaces the theme's hook, because a frame with an opaque origin has no storage. */
export const useStorageValue = (_key: string, start: string) => useState(start);

/// <reference types="@rsbuild/core/types" />
import source from '@rspress/core/dist/node/utils/getSocialIcons.js?raw';
import { presetIcons } from './presetIcons.ts';

/** The preset icons of the installed framework, by name. */
export const shippedIcons = presetIcons(source);

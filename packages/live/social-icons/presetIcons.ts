/// <reference types="@rsbuild/core/types" />
import source from '@rspress/core/dist/node/utils/getSocialIcons.js?raw';
import { readPresetIcons } from './readPresetIcons.ts';

/** The preset icons of the installed framework, by name. */
export const presetIcons = readPresetIcons(source);

/// <reference types="@rsbuild/core/types" />
// @ts-expect-error: the query is read by `plugins/iconFiles`, and the result is a text.
import source from '@rspress/core/dist/node/utils/getSocialIcons.js?pick=github,wechat,discord';
import { presetIcons } from './presetIcons.ts';

/** The preset icons that the examples of social links have. */
export const modeIcons = presetIcons(source);

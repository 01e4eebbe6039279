/** The name of the official plugin that an area of the reference is about; undefined for the framework's own areas. */
export const pluginOf = (area: string): string | undefined => area.match(/^plugin:(.+)/)?.[1];

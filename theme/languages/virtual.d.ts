// What the framework generates of the configuration, as far as we touch it.
declare module 'virtual-i18n-text' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

declare module 'virtual-site-data' {
  const site: { lang: string; themeConfig: { locales: { lang: string }[] } };
  export default site;
}

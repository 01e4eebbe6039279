/**
 * Emits the documents and puts their URLs into the module that the client imports. It runs in each build, so
 * neither the cache nor a changed file leads to outdated text.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ documents: () => import('./documents.ts').Documents | undefined }>}
 */
export default function documentsLoader() {
  this.cacheable(false);
  const documents = this.getOptions().documents();
  if (!documents)
    throw new Error("Search has no documents: the framework didn't call the plugin's hook.");
  const made = [...documents.make()];
  for (const file of documents.files) this.addDependency(file);
  const addresses = made.map(([lang, { name, content }]) => {
    const path = `static/search/${name}`;
    this.emitFile(path, content);
    return `${JSON.stringify(lang)}: __webpack_public_path__ + ${JSON.stringify(path)}`;
  });
  return `export const documentAddresses = { ${addresses.join(', ')} };\n`;
}

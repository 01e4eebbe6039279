interface Node {
  '@type'?: string;
  headline?: string;
  description?: string;
  url?: string;
  image?: string;
  inLanguage?: string;
  itemListElement?: { position: number; name: string; item: string }[];
  potentialAction?: { target?: { urlTemplate?: string }; 'query-input'?: string };
}

function articleProblems(node: Node): string[] {
  const missing = (['headline', 'description', 'url', 'image', 'inLanguage'] as const).filter(
    (name) => !node[name],
  );
  return missing.map((name) => `TechArticle has no ${name}.`);
}

function breadcrumbProblems(node: Node, exists: (url: string) => boolean): string[] {
  const steps = node.itemListElement ?? [];
  const problems = steps.length < 2 ? ['The breadcrumbs have fewer than two steps.'] : [];
  steps.forEach(({ position, name, item }, index) => {
    if (position !== index + 1)
      problems.push(`Breadcrumb ${index + 1} has the position ${position}.`);
    if (!name || !exists(item)) {
      problems.push(`Breadcrumb “${name}” links to ${item}, which doesn't exist.`);
    }
  });
  return problems;
}

function websiteProblems(node: Node): string[] {
  const { target, 'query-input': input } = node.potentialAction ?? {};
  const isWhole =
    target?.urlTemplate?.endsWith('?q={search_term_string}') &&
    input === 'required name=search_term_string';
  return isWhole ? [] : ['WebSite has no search action.'];
}

/**
 * What is wrong with the structured data of a page.
 *
 * @param blocks the text of each data block
 * @param exists whether a page of the site has a URL
 */
export function jsonLdProblems(
  blocks: readonly string[],
  isHome: boolean,
  exists: (url: string) => boolean,
): string[] {
  const [block] = blocks;
  if (blocks.length !== 1 || block === undefined) {
    return [`The page has ${blocks.length} blocks of structured data instead of one.`];
  }
  let nodes: Node[];
  try {
    nodes = JSON.parse(block)['@graph'] ?? [];
  } catch {
    return ["The structured data isn't valid JSON."];
  }
  const wanted = isHome ? ['WebSite'] : ['TechArticle', 'BreadcrumbList'];
  return wanted.flatMap((type) => {
    const node = nodes.find((one) => one['@type'] === type);
    if (!node) return [`The structured data has no ${type}.`];
    if (type === 'TechArticle') return articleProblems(node);
    return type === 'WebSite' ? websiteProblems(node) : breadcrumbProblems(node, exists);
  });
}

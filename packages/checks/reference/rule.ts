import { nothing, type Scope } from '../runner/rule.ts';
import { pageAreas } from './areas.ts';
import { reference } from './reference.ts';
import { readSurface } from './surface/surface.ts';

export const name = 'reference';
export const needsBuild = false;

/** Compares every reference page, if one of the pages to check is a reference page. */
export async function run({ all, pages, isPart }: Scope) {
  const isReference = (route: string) =>
    route.startsWith('/plugin/official-plugins/') || pageAreas.some((area) => area.route === route);
  if (isPart && !pages.some(({ route }) => isReference(route))) return nothing;
  return reference(all, await readSurface());
}

import { RouteService } from '@rspress/core';
import { configFor } from './config.mjs';

const config = await configFor();
const routes = await RouteService.create({
  config,
  scanDir: String(config.root),
  externalPages: [],
});

for (const { routePath, relativePath } of routes.getRoutes()) {
  console.log(routePath, relativePath);
}

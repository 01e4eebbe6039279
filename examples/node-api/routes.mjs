import { resolve } from 'node:path';
import { RouteService } from '@rspress/core';

const service = await RouteService.create({
  config: { lang: 'en' },
  scanDir: resolve('docs'),
  externalPages: [],
});

for (const { routePath } of service.getRoutes()) console.log(routePath);

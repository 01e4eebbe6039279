import { serve } from '@rspress/core';
import { configFor } from './config.mjs';

process.env.NODE_ENV = 'production';

const config = await configFor({ base: '/preview/', outDir: 'dist/preview/' });
const { urls, server } = await serve({ config, port: 4300 });

const response = await fetch(new URL('/preview/guide/install', urls[0]));
const html = await response.text();
console.log(response.status, html.match(/<title>(.*)<\/title>/)?.[1]);

await server.close();

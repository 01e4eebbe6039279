import { build, serve } from '@rspress/core';

process.env.NODE_ENV = 'production';
const config = () => ({ root: 'docs', outDir: 'dist', title: 'Handbook' });

await build({ docDirectory: 'docs', config: config() });

const { urls, server } = await serve({ config: config(), port: 4300 });
const page = await fetch(new URL('/guide/install', urls[0]));
console.log(page.status);
await server.close();

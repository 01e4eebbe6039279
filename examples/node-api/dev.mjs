import { dev } from '@rspress/core';

process.env.NODE_ENV = 'development';

const server = await dev({
  docDirectory: 'docs',
  config: { root: 'docs', builderConfig: { server: { port: 4400 } } },
});

const page = await fetch('http://localhost:4400/guide/install');
console.log(page.status);
await server.close();

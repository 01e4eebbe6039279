import { dev } from '@rspress/core';
import { configFor } from './config.mjs';

process.env.NODE_ENV = 'development';

const config = await configFor({ builderConfig: { server: { port: 4400, strictPort: true } } });
const server = await dev({ docDirectory: String(config.root), config });

const response = await fetch('http://localhost:4400/guide/install');
console.log(response.status);

await server.close();

import { mkdirSync, writeFileSync } from 'node:fs';
import { recordAll } from './hooks.mjs';

mkdirSync('recorded', { recursive: true });
for (const [file, lines] of Object.entries(await recordAll())) {
  writeFileSync(`recorded/${file}`, `${lines.join('\n')}\n`);
  console.log(`recorded/${file}: ${lines.length} calls`);
}

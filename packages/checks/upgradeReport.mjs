#!/usr/bin/env node
// npm run upgrade-report               what the installed version changed since the newest record
// npm run upgrade-report -- --accept   records that the patched framework files were reviewed
import { requireNode } from '../../tools/setup/requireNode.mjs';

requireNode();
await import('../../tools/typescript/register.mjs');
const { upgradeReport } = await import('./upgrade-report/upgradeReport.ts');
process.exitCode = await upgradeReport(process.argv.slice(2));
// Watchers that the framework's modules start would keep the process running.
process.exit();

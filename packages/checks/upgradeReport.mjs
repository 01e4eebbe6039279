#!/usr/bin/env node
// npm run upgrade-report -- 2.0.23     what our pages must change when the framework is raised to that version
// npm run upgrade-report -- --accept   record the patched framework files as reviewed
import { requireNode } from '../../tools/setup/requireNode.mjs';

requireNode();
await import('../../tools/typescript/register.mjs');
const { upgradeReport } = await import('./upgrade-report/upgradeReport.ts');
process.exitCode = await upgradeReport(process.argv.slice(2));
// What the framework's own modules have started, such as watchers, would keep the process.
process.exit();

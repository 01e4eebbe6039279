import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { checkScript } from '../shell/script.ts';

/** Checks every command of a workflow of GitHub Actions. */
function workflowFindings(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  const lines = new LineCounter();
  visit(parseDocument(sample.code, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'run' || !isScalar(value)) return;
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      const offset = lines.linePos(value.range?.[0] ?? 0).line - (isBlock ? 0 : 1);
      for (const finding of checkScript(sample, String(value.value))) {
        findings.push({ ...finding, line: (finding.line ?? 1) + offset });
      }
    },
  });
  return findings;
}

function findingsOf(sample: Sample): Finding[] {
  const { errors, warnings } = parseDocument(sample.code, { strict: true });
  const broken = [...errors, ...warnings].map((error): Finding => {
    const line = lineOf(sample, error.linePos?.[0].line ?? 1);
    const reason = error.message.split(/ at line |\n/)[0];
    return {
      sample,
      line,
      message: `This YAML doesn't parse: ${reason}.`,
      fix: 'Correct the syntax.',
    };
  });
  const isWorkflow = sample.title?.startsWith('.github/workflows/');
  return broken.length === 0 && isWorkflow ? workflowFindings(sample) : broken;
}

/** Checks that YAML files parse, and that the commands of workflows exist. */
export const yaml: Kind = { name: 'yaml', check: (samples) => samples.flatMap(findingsOf) };

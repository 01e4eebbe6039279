import { isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { checkScript } from '../shell/script.ts';

/** The key of the commands in pipelines of GitHub Actions and GitLab CI. */
const commandKeys = { '.github/workflows/': 'run', '.gitlab-ci.yml': 'script' };

/** Checks every command of a pipeline. */
function pipelineFindings(sample: Sample, commandKey: string): Finding[] {
  const findings: Finding[] = [];
  const lines = new LineCounter();
  visit(parseDocument(sample.code, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== commandKey || !isNode(value)) return;
      for (const command of isSeq(value) ? value.items : [value]) {
        if (!isScalar(command)) continue;
        const isBlock = command.type === 'BLOCK_LITERAL' || command.type === 'BLOCK_FOLDED';
        const offset = lines.linePos(command.range?.[0] ?? 0).line - (isBlock ? 0 : 1);
        for (const finding of checkScript(sample, String(command.value))) {
          findings.push({ ...finding, line: (finding.line ?? 1) + offset });
        }
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
  const pipeline = Object.entries(commandKeys).find(([file]) => sample.title?.includes(file));
  if (broken.length > 0 || !pipeline) return broken;
  return pipelineFindings(sample, pipeline[1]);
}

/** Checks that YAML files parse, and that the commands of pipelines exist. */
export const yaml: Kind = { name: 'yaml', check: (samples) => samples.flatMap(findingsOf) };

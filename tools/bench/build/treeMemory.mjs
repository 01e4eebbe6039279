import { readdirSync, readFileSync } from 'node:fs';

const pageSize = 4096;

/** @param {number} pid */
function readProcess(pid) {
  try {
    // The name, in parentheses, may hold spaces.
    const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/s, 'x')
      .split(' ')
      .slice(1);
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return { pid, parent: Number(parent), memory: Number(resident) * pageSize };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/**
 * The memory that a process and everything it started have now.
 *
 * @param {number} pid
 * @returns {number | undefined} resident bytes; undefined on systems without /proc
 */
export function treeMemory(pid) {
  /** @type {number[]} */
  let pids;
  try {
    pids = readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return undefined;
  }
  const all = pids.flatMap((it) => readProcess(it) ?? []);
  const tree = new Set([pid]);
  // A process is younger than its parent, mostly; what comes in the wrong order comes with the next look.
  for (const it of all) if (tree.has(it.parent)) tree.add(it.pid);
  return all.reduce((total, it) => (tree.has(it.pid) ? total + it.memory : total), 0);
}

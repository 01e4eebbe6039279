import { readdirSync, readFileSync } from 'node:fs';

const pageSize = 4096;

/** @param {number} pid */
function readProcess(pid) {
  try {
    // The name, in parentheses, may contain spaces.
    const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/s, 'x')
      .split(' ')
      .slice(1);
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return { pid, parent: Number(parent), memory: Number(resident) * pageSize };
  } catch {
    // The process has exited.
    return undefined;
  }
}

/**
 * The current memory of a process and all of its descendants.
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
  // Parents are usually listed before their children. The next reading includes a child that is listed earlier.
  for (const it of all) if (tree.has(it.parent)) tree.add(it.pid);
  return all.reduce((total, it) => (tree.has(it.pid) ? total + it.memory : total), 0);
}

import { readdir, readFile } from 'node:fs/promises';

export interface ChildProcessFacts {
  pid: number;
  command: string;
  residentBytes: number;
}

/** The processes that a process has started, by what the kernel says of them: Linux only. */
export async function childProcessesOf(parent: number): Promise<ChildProcessFacts[]> {
  const found: ChildProcessFacts[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [status = '', command = ''] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    );
    if (!status.includes(`PPid:\t${parent}\n`)) continue;
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    found.push({
      pid: Number(name),
      command: command.replaceAll('\0', ' '),
      residentBytes: kilobytes * 1024,
    });
  }
  return found;
}

/** Whether it reads a file, puts one into a table, or indexes values. */
export function isImport({ command }: ChildProcessFacts): boolean {
  return /(import|version)-child/.test(command);
}

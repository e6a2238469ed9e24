import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrowser, fileForm, type Person, signUp } from '#app/testing.ts';
import { childProcessesOf, isImport } from '../tools/child-processes.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { writeHostileFiles } from './hostile-files.ts';

/** What forty hostile files of one workspace at once came to. */
export interface HostileReport {
  files: number;
  /** Answers by status; 0 for those that were still waiting at the end. */
  answers: Record<string, number>;
  mostImportProcesses: number;
  /** Resident memory of all processes that read files, together. */
  mostImportMegabytes: number;
  allowedMegabytes: number;
  /** Of the server itself. */
  mostServerMegabytes: number;
  /** Uploads of small files by three other workspaces meanwhile. */
  othersUploads: number;
  /** From the request until the file is read: of 95 in 100, and the longest. */
  othersStartMs: number;
  othersSlowestStartMs: number;
  /** From the request to the answer, the longest. */
  othersSlowestMs: number;
  problems: string[];
}

const files = 40;
const workMegabytes = 4096;
/** What another workspace waits at most for its import to begin. */
const latestStartMs = 5000;
const sampleMs = 50;
const retryMs = 61_000;

/** Forty uploads of one workspace at once, of every hostile kind, for some minutes; three others go on with theirs. */
export async function sendHostileFiles(minutes: number): Promise<HostileReport> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-hostile-'));
  const product = await startProduct(join(directory, 'data'), {
    settings: { LOG_LEVEL: 'silent', WORK_MEMORY_MB: String(workMegabytes), IMPORTS_AT_ONCE: '2' },
  });
  const person = (name: string) => signUp(createBrowser(product.url), name, `${name}@example.com`);
  const stop = new AbortController();
  try {
    const written = await writeHostileFiles(directory, 1);
    const hostile = await person('hostile');
    const others = await Promise.all(['a', 'b', 'c'].map(person));
    // Their sample companies are made before anything is measured.
    for (const other of others) await waitForSources(other);
    const watched = watch(product.child.pid ?? 0, stop.signal);
    const answers: Record<string, number> = {};
    const flood = Array.from({ length: files }, async (_, index) => {
      const file = written[index % written.length] ?? { path: '', fileName: '' };
      const status = await upload(product.url, hostile, file, stop.signal);
      answers[status] = (answers[status] ?? 0) + 1;
    });
    const times = Promise.all(others.map((other) => uploadSmall(product.url, other, stop.signal)));
    await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
    stop.abort();
    await Promise.all(flood);
    return judge({ answers, ...(await watched), times: (await times).flat() });
  } finally {
    await stopProduct(product, 'SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}

interface SmallUpload {
  startMs: number;
  endMs: number;
}

interface Watched {
  processes: number;
  importBytes: number;
  serverBytes: number;
}

function judge({
  answers,
  processes,
  importBytes,
  serverBytes,
  times,
}: Watched & { answers: Record<string, number>; times: SmallUpload[] }): HostileReport {
  const starts = times.map(({ startMs }) => startMs).toSorted((a, b) => a - b);
  const report: HostileReport = {
    files,
    answers,
    mostImportProcesses: processes,
    mostImportMegabytes: Math.round(importBytes / 1e6),
    allowedMegabytes: workMegabytes,
    mostServerMegabytes: Math.round(serverBytes / 1e6),
    othersUploads: times.length,
    othersStartMs: Math.round(starts[Math.ceil(starts.length * 0.95) - 1] ?? 0),
    othersSlowestStartMs: Math.round(starts.at(-1) ?? 0),
    othersSlowestMs: Math.round(Math.max(0, ...times.map(({ endMs }) => endMs))),
    problems: [],
  };
  // One that was made ahead of an upload may stand by.
  if (processes > 3) report.problems.push(`${processes} processes read files at once.`);
  if (importBytes > workMegabytes * 1024 * 1024)
    report.problems.push('The memory of all imports was passed.');
  if (report.othersSlowestStartMs > latestStartMs)
    report.problems.push('Another workspace waited for its turn too long.');
  if (times.length === 0) report.problems.push('No other workspace uploaded anything.');
  if (answers['500']) report.problems.push(`${answers['500']} uploads ended in a failure of ours.`);
  return report;
}

/** The status of the answer; what the server refuses for coming too fast is sent again. */
async function upload(
  url: string,
  person: Person,
  { path, fileName }: { path: string; fileName: string },
  signal: AbortSignal,
): Promise<number> {
  for (;;) {
    const body = fileForm(fileName, await readFile(path));
    const status = await fetch(new URL('/api/files/upload', url), {
      method: 'POST',
      headers: { cookie: person.cookies() },
      body,
      signal,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status !== 429 || signal.aborted) return status;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** One small file after another, less often than the limit on uploads. */
async function uploadSmall(url: string, person: Person, signal: AbortSignal): Promise<SmallUpload[]> {
  const times: SmallUpload[] = [];
  while (!signal.aborted) {
    times.push(await followSmall(url, person));
    await new Promise((resolve) => setTimeout(resolve, 2500));
  }
  return times;
}

/** What the server tells of the wait: one that says nothing has begun at once, when the bytes were there. */
async function followSmall(url: string, person: Person): Promise<SmallUpload> {
  const sentAt = performance.now();
  const answer = await fetch(new URL('/api/files/upload', url), {
    method: 'POST',
    headers: { cookie: person.cookies(), accept: 'text/event-stream' },
    body: fileForm('small.csv', 'a,b\n1,x\n2,y\n'),
  });
  let startMs = 0;
  for await (const chunk of answer.body ?? [])
    if (Buffer.from(chunk).includes('event: reading')) startMs = performance.now() - sentAt;
  if (answer.status !== 200) throw new Error(`A small upload ended with ${answer.status}.`);
  return { startMs, endMs: performance.now() - sentAt };
}

async function watch(pid: number, signal: AbortSignal): Promise<Watched> {
  const most: Watched = { processes: 0, importBytes: 0, serverBytes: 0 };
  while (!signal.aborted) {
    const children = (await childProcessesOf(pid)).filter(isImport);
    const bytes = children.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    most.processes = Math.max(most.processes, children.length);
    most.importBytes = Math.max(most.importBytes, bytes);
    most.serverBytes = Math.max(most.serverBytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    await new Promise((resolve) => setTimeout(resolve, sampleMs));
  }
  return most;
}

async function waitForSources(person: Person): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await person.get<unknown[]>('/api/data-sources')).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { TableProfile } from '#kernel/catalog.ts';
import { partProfile } from './value-lists.ts';

/** Reads the profile at the path it is given, sends it without the long lists, and ends. */
const text = readFileSync(String(workerData), 'utf8');
parentPort?.postMessage(partProfile(JSON.parse(text) as TableProfile).profile);

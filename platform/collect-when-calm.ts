import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Says that something was done; when nothing is for a while, the memory that it took is given back. */
export interface CalmCollector {
  touch(): void;
}

/**
 * V8 gives memory back when it needs some, which an idle process does not: what the last work left would stay for hours. Collects once behind
 * each stretch of work, when it has been over for `calmMs`. Costs some 50 ms then, and nothing in between.
 */
export function collectWhenCalm(calmMs: number, collect = collectorOfV8()): CalmCollector {
  let timer: NodeJS.Timeout | undefined;
  return {
    touch() {
      clearTimeout(timer);
      timer = setTimeout(collect, calmMs);
      timer.unref();
    },
  };
}

/** The collector is no part of the language: a context that is made while the flag is set has it. */
function collectorOfV8(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return () => {
    if (typeof collect === 'function') collect();
  };
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs of others that `npm run test:peers` runs beside the product: servers that speak a protocol, and clients in other
 * languages that judge our own fakes. Each is fetched once from its language's registry into the cache of the packages, by
 * exact version, or built of sources that lie here. Null where the machine lacks the language's tools or the registry did not answer: the tests that need it
 * are skipped then, and the reason is printed.
 */

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'peers');
const installMinutes = 9;

/** The path of a Python interpreter that has these packages, such as `hdbcli==2.30.27`. */
export function pythonWith(...packages: string[]): string | null {
  const directory = installOnce('python', packages, (target) => [
    ['python3', '-m', 'venv', target],
    [join(target, 'bin', 'pip'), 'install', '--quiet', '--disable-pip-version-check', ...packages],
  ]);
  return directory && join(directory, 'bin', 'python');
}

/** The directory that holds the programs of a crate. */
export function cargoPrograms(crate: string, version: string): string | null {
  const directory = installOnce('cargo', [`${crate}@${version}`], (target) => [
    ['cargo', 'install', crate, '--version', version, '--root', target, '--locked', '--quiet'],
  ]);
  return directory && join(directory, 'bin');
}

/** The directory that holds the program of a Go package, such as `github.com/versity/versitygw/cmd/versitygw@v1.8.0`. */
export function goPrograms(packageAtVersion: string): string | null {
  return installOnce('go', [packageAtVersion], (target) => [
    ['env', `GOBIN=${target}`, 'go', 'install', packageAtVersion],
  ]);
}

/** The program of a folder beside this file, which holds its Go source and the hashes of what it is made of. */
export function goProgramOf(folder: string): string | null {
  const source = join(import.meta.dirname, folder);
  const parts = ['main.go', 'go.mod', 'go.sum'].map((name) => readFileSync(join(source, name), 'utf8'));
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  const directory = installOnce('go', [folder, hash], (target) => [
    ['go', 'build', '-C', source, '-mod=readonly', '-o', join(target, folder), '.'],
  ]);
  return directory && join(directory, folder);
}

/** The path of an artifact of Maven Central, by `group:artifact:version` and, behind that, packaging and classifier. */
export function mavenArtifact(coordinates: string): string | null {
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1';
  return installOnce('maven', [coordinates], (target) => [
    [
      'mvn',
      '-q',
      `${plugin}:copy`,
      `-Dartifact=${coordinates}`,
      `-DoutputDirectory=${target}`,
      '-Dmdep.overWriteSnapshots=true',
    ],
  ]);
}

/** The directory of a package tree from npm that is too large, or too seldom needed, to be a dependency of the tests. */
export function npmPackages(...packages: string[]): string | null {
  return installOnce('npm', packages, (target) => [
    [
      'npm',
      'install',
      '--prefix',
      target,
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--ignore-scripts',
      ...packages,
    ],
  ]);
}

function installOnce(
  kind: string,
  what: readonly string[],
  commands: (target: string) => string[][],
): string | null {
  const hash = createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 12);
  const target = join(cache, `${kind}-${hash}`);
  const ready = join(target, '.ready');
  if (existsSync(ready)) return target;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  console.log(`Installing ${what.join(', ')} (${kind})...`);
  for (const [program = '', ...args] of commands(target)) {
    const outcome = spawnSync(program, args, { encoding: 'utf8', timeout: installMinutes * 60_000 });
    if (outcome.status === 0) continue;
    const reason = outcome.error?.message ?? outcome.stderr.trim().split('\n').slice(-3).join(' ');
    console.warn(`Not installed, so what needs it is skipped: ${what.join(', ')} (${reason})`);
    return null;
  }
  writeFileSync(ready, `${what.join('\n')}\n`);
  return target;
}

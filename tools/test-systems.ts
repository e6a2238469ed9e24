import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the tests need from the machine besides npm packages: a browser, and servers of PostgreSQL and MariaDB. */
const systems = [
  {
    name: 'Chromium',
    // Not every system has the first.
    packageNames: ['chromium-headless-shell', 'chromium'],
    isThere: () => findBrowser() !== null,
  },
  { name: 'PostgreSQL', packageNames: ['postgresql'], isThere: () => findPostgres() !== null },
  { name: 'MariaDB', packageNames: ['mariadb-server-core'], isThere: () => findMariadb() !== null },
];

/** The shell draws the same pages without the windows around them, for less of the processor's time. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Installs what is missing by the system's package manager, where that is Debian's and this user may. */
export function installTestSystems(): void {
  const missing = systems.filter((system) => !system.isThere());
  if (missing.length === 0) return;
  const names = missing.map((system) => system.name).join(', ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.warn(
      `Not installed: ${names}. Install them with your package manager; their tests fail or are skipped.`,
    );
    return;
  }
  console.log(`Installing ${names}...`);
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  apt(['update', '-qq', ...wait]);
  for (const { packageNames, isThere } of missing) {
    for (const packageName of packageNames) {
      if (!isThere()) apt(['install', '-y', '-qq', '--no-install-recommends', ...wait, packageName]);
    }
  }
}

/** A browser of the system; null where there is none. */
export function findBrowser(): string | null {
  const paths = browsers.map((name) => `/usr/bin/${name}`);
  return process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path)) ?? null;
}

/** The directory of PostgreSQL's programs, newest version first. */
export function findPostgres(): string | null {
  const versions = [18, 17, 16, 15, 14, 13].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return versions.find((directory) => existsSync(`${directory}/initdb`)) ?? null;
}

/** MariaDB's server, and what its system tables are made by. */
export function findMariadb(): { program: string; systemTables: string[] } | null {
  const program = ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd'].find((path) => existsSync(path));
  const directory = ['/usr/share/mysql', '/usr/share/mariadb'].find((path) =>
    existsSync(`${path}/mysql_system_tables.sql`),
  );
  if (program === undefined || directory === undefined) return null;
  const files = ['mysql_system_tables.sql', 'mysql_system_tables_data.sql'];
  return { program, systemTables: files.map((name) => `${directory}/${name}`) };
}

function apt(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 240_000 });
}

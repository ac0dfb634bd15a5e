import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MissingProgram } from '../program.mjs';
import { walk } from './walk.mjs';
import { findVisible } from './window.mjs';

/** WebKit by W3C WebDriver over HTTP, in WebKitGTK's own small browser on a virtual screen. */

export const program = 'WebKitWebDriver';
export const install = 'apt install webkit2gtk-driver xvfb';
/** @type {import('../main.mjs').Known[]} */
export const known = [];

/** The tool bar would keep the window from becoming as narrow as a phone. */
const style = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 6px }';

/** W3C WebDriver's key of a reference to an element. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function start(name, args, env) {
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  await once(child, 'spawn').catch(() => {
    throw new MissingProgram(name);
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { child, stop };
}

/** Xvfb takes the first free number and prints it. */
async function startScreen() {
  const { child, stop } = await start('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const output = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  const [number] = await once(output, 'data');
  return { display: `:${String(number).trim()}`, stop };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address && typeof address === 'object' ? address.port : 0;
}

/** @param {string} base @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function command(base, method, path, body) {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver takes a moment until it listens. @param {string} base */
async function newSession(base) {
  for (let tries = 100; ; tries--) {
    try {
      return await command(base, 'POST', '/session', { capabilities: {} });
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 0) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

/** Runs in the page: WebDriver hands no console on, so the page keeps errors from here on. */
function keepErrors() {
  const page = /** @type {{ wentWrong?: string[] }} */ (/** @type {unknown} */ (window));
  /** @type {string[]} */
  const errors = [];
  page.wentWrong = errors;
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.map(String).join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective}: ${blockedURI}`),
  );
}

/** Runs in the page. @returns {string[]} */
function takeErrors() {
  const { wentWrong } = /** @type {{ wentWrong?: string[] }} */ (/** @type {unknown} */ (window));
  return wentWrong?.splice(0) ?? [];
}

/** @returns {Promise<import('./window.mjs').Window>} */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'toptan-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), style);
  /** @type {(() => Promise<unknown>)[]} the last is the first to be ended */
  const ends = [() => rm(folder, { recursive: true })];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const screen = await startScreen();
    ends.push(screen.stop);
    const port = await freePort();
    const driver = await start(program, [`--port=${port}`], {
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: folder,
    });
    ends.push(driver.stop);
    const { sessionId } = await newSession(`http://127.0.0.1:${port}`);
    const session = `http://127.0.0.1:${port}/session/${sessionId}`;
    ends.push(() => command(session, 'DELETE', ''));
    return { ...windowOf(session), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} session its address @returns {Omit<import('./window.mjs').Window, 'close'>} */
function windowOf(session) {
  /** @param {Function} work @param {unknown[]} args */
  const run = (work, ...args) =>
    command(session, 'POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
  /** @param {string} selector @returns {Promise<string>} the path of its commands */
  const find = async selector => {
    const element = await run(findVisible, selector);
    if (!element) throw new Error(`Nothing to be seen is ${selector}`);
    return `/element/${element[reference]}`;
  };
  return {
    load: async address => {
      await command(session, 'POST', '/url', { url: address });
      await run(keepErrors);
    },
    resize: async (width, height) => {
      await command(session, 'POST', '/window/rect', { x: 0, y: 0, width, height });
      const bars = await run((/** @type {number} */ wanted) => wanted - innerHeight, height);
      await command(session, 'POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
    },
    evaluate: run,
    click: async selector => command(session, 'POST', `${await find(selector)}/click`, {}),
    type: async (selector, text) => command(session, 'POST', `${await find(selector)}/value`, { text }),
    picture: async () => Buffer.from(await command(session, 'GET', '/screenshot'), 'base64'),
    errors: () => run(takeErrors),
  };
}

/** @param {import('../portal.mjs').Portal} portal */
export const judge = portal => walk('webkit', open, portal);

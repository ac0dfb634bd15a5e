import { run } from './program.mjs';

export const program = 'sqlmap';
export const install = 'apt install sqlmap';

/** @type {{ reason: string, pattern: RegExp }[]} */
export const known = [];

/** Lists with the fields of their searches and filters; every value is tried. */
const lists = [
  '/api/products?q=kot&category=SHOES&gender=MEN&active=true&limit=5',
  '/api/orders?q=TPT&status=pending&exact=true&limit=5',
  '/api/customers?q=atlas&limit=5',
  '/api/manufacturers?q=a&limit=5',
  '/api/registration-requests?status=pending&q=a&limit=5',
  '/api/audit?q=admin&limit=5',
];

const calls = [
  { path: '/api/auth/login', body: { username: 'atlas', password: 'wrong-password' } },
  { path: '/api/auth/forgot-password', body: { username: 'atlas' } },
  {
    path: '/api/registration-request',
    body: {
      customerName: 'Kardelen',
      ownerFirstName: 'Elif',
      ownerLastName: 'Kardelen',
      phoneNumber: '+90 532 111 22 33',
      email: 'elif@example.com',
    },
  },
];

/** Seconds for one address. */
const limit = 120;

/** @param {string} output @param {string} target */
function findingsIn(output, target) {
  if (/identified the following injection point|is vulnerable/.test(output)) return [`${target}:\n${output}`];
  const isTried = /do(es)? not appear to be injectable|does not seem to be injectable/.test(output);
  return isTried ? [] : [`${target} could not be tried:\n${output.split('\n').slice(-12).join('\n')}`];
}

/** Tries to inject SQL into every parameter of the lists, the bodies of public calls, a path and the cookie. @param {import('./portal.mjs').Portal} portal */
export async function judge({ address, folder, admin }) {
  const common = [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--dbms=PostgreSQL',
    '--level=2',
    '--risk=2',
    '--threads=4',
    '--ignore-code=401,404,429',
    `--output-dir=${folder}/sqlmap`,
  ];
  const json = ['--headers', `Content-Type: application/json\nOrigin: ${address}`];
  const targets = [
    ...lists.map(path => ({ name: path, args: ['-u', address + path, '--cookie', admin, '--skip=cookie'] })),
    ...calls.map(({ path, body }) => ({
      name: path,
      args: ['-u', address + path, '--data', JSON.stringify(body), ...json],
    })),
    {
      name: '/api/orders/{id}',
      args: ['-u', `${address}/api/orders/1*`, '--cookie', admin, '--skip=cookie'],
    },
    { name: 'the cookie', args: ['-u', `${address}/api/auth/check`, '--cookie', `${admin}*`] },
  ];
  const findings = [];
  for (const { name, args } of targets) {
    const output = await run(program, [...args, ...common], limit);
    findings.push(...findingsIn(output, name));
    console.log(`  ${name}: tried`);
  }
  return findings;
}

import { run } from './program.mjs';

export const program = 'nmap';
export const install = 'apt install nmap';

const scripts = [
  'http-methods',
  'http-trace',
  'http-enum',
  'http-cors',
  'http-cookie-flags',
  'http-git',
  'http-config-backup',
  'http-security-headers',
  'http-server-header',
  'http-slowloris-check',
  'http-aspnet-debug',
  'http-internal-ip-disclosure',
];

export const known = [
  {
    pattern: /^http-enum: .*\/robots\.txt/,
    reason: 'meant to be found',
  },
];

/** The findings of nmap's scripts. Headers that are there are no finding. @param {import('./portal.mjs').Portal} portal */
export async function judge({ port }) {
  const args = [
    '-Pn',
    '-n',
    '-p',
    port,
    '-sV',
    '--version-light',
    '--script',
    scripts.join(','),
    '127.0.0.1',
  ];
  const output = await run(program, args, 240);
  if (!output.includes(`${port}/tcp open`)) return [`nmap did not find the portal:\n${output}`];
  const findings = [...output.matchAll(/^\| {3}(\/\S+: .*)$/gm)].map(match => `http-enum: ${match[1]}`);
  const wrong =
    /VULNERABLE|TRACE is enabled|Potentially risky methods|Git repository found|httponly flag not set/;
  return [...findings, ...output.split('\n').filter(line => wrong.test(line))];
}

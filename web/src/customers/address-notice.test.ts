import { expect, it } from 'vitest';
import { reachOf } from './address-notice.tsx';

it.each([
  'http://localhost:3000/set-password#x',
  'http://LOCALHOST./',
  'http://toptan.localhost',
  'http://127.0.0.1:3106',
  'http://127.9.0.1',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
  'http://[::ffff:127.0.0.1]',
])('%s works on one computer', address => expect(reachOf(address)).toBe('computer'));

it.each([
  'http://10.0.0.5:3000',
  'http://192.168.1.20',
  'http://172.16.0.1',
  'http://172.31.255.1',
  'http://169.254.3.4',
  'http://100.101.2.3',
  'http://[fd12::1]',
  'http://[fe80::1]',
  'http://depo:3000',
  'http://depo.local',
])('%s works in one network', address => expect(reachOf(address)).toBe('network'));

it.each([
  'https://toptan.example',
  'https://localhost.example',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://100.128.0.1',
  'http://[2001:db8::1]',
])('%s works everywhere', address => expect(reachOf(address)).toBe('everywhere'));

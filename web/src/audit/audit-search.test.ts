import { afterEach, expect, it, vi } from 'vitest';
import { auditQuery } from './audit-search.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['UTC', 'Pacific/Auckland', 'America/New_York'])(
  'begins and ends days with those of Istanbul in %s',
  zone => {
    vi.stubEnv('TZ', zone);
    expect(auditQuery({ from: '2026-12-31', until: '2026-12-31' })).toEqual({
      from: '2026-12-30T21:00:00.000Z',
      until: '2026-12-31T21:00:00.000Z',
    });
  },
);

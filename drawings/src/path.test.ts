import { describe, expect, it } from 'vitest';
import { symm, tapered } from './path.ts';

describe('a path', () => {
  it('tapers to a leaf: as wide as asked in the middle, a point at both ends', () => {
    expect(tapered('M0 0C10 0 20 0 30 0', 8)).toBe('M0 0C10 4 20 4 30 0C20 -4 10 -4 0 0Z');
  });

  it('tapers each of its strokes by itself', () => {
    expect(tapered('M0 0C10 0 20 0 30 0M0 50L0 90', 8).match(/M/g)).toHaveLength(2);
  });

  it('closes a half outline with its mirror image', () => {
    expect(symm('M0 -10C-5 -10 -9 -5 -9 0L0 8')).toBe('M0 -10C-5 -10 -9 -5 -9 0L0 8L9 0C9 -5 5 -10 0 -10Z');
  });
});

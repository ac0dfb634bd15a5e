import { silhouetteNames } from '@toptan/demo/drawing';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { fit } from './fit.ts';
import { silhouettes } from './silhouettes.ts';

describe('a drawing', () => {
  it.each(silhouetteNames)('of %s is a whole picture and always the same', silhouette => {
    const options = { silhouette, color: 'Red', pattern: 'check' } as const;
    const svg = draw(options);
    expect(svg).toMatch(/^<svg [^>]*width="900" height="1200"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(draw(options)).toBe(svg);
    expect(fit[silhouette]).toBeDefined();
  });

  it('has a name that the catalogue may give', () => {
    expect(Object.keys(silhouettes).sort()).toEqual([...silhouetteNames].sort());
  });

  it('refers only to what it defines', () => {
    const svg = draw({ silhouette: 'trench', color: 'Yellow', shade: 2 });
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(id => !defined.has(id))).toEqual([]);
  });

  it('shares no id with a drawing in another color, so that both may stand on one page', () => {
    const ids = (color: 'Red' | 'Blue') =>
      [...draw({ silhouette: 'polo', color }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids('Red').filter(id => ids('Blue').includes(id))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { edges, webEdges } from './features.ts';
import { featureOf, importsOf, type Source, sourcesBelow } from './sources.ts';

const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);

/** Every import of the files that breaks a rule, with the remedy. */
function offences(sources: Source[], remedy: (source: Source, target: string) => string | null): string[] {
  return sources.flatMap(source =>
    importsOf(source).flatMap(target => {
      const advice = remedy(source, target);
      return advice ? [`${source.path} imports ${target}: ${advice}`] : [];
    }),
  );
}

/** Parts of the server that every feature stands on. */
const ground = new Set(['db', 'http', 'testing', '']);
const everyFeatureMayUse = (target: string) =>
  /^server\/src\/(auth\/(scope|sessions)|mail\/outbox|events\/(actor|notices|notify|record))\.ts$/.test(
    target,
  );

/** Floors of the browser, lowest first. Every other folder is a feature; the files directly in `web/src/` compose all. */
const floors = ['styles', 'i18n', 'ui', 'testing', 'session', 'api', 'lists', '<feature>', 'shell', ''];
const featureFloor = floors.indexOf('<feature>');
function floorOf(path: string): number {
  const folder = featureOf(path);
  // The page of the design system stands beside the product, and nothing on it.
  const floor = floors.indexOf(folder === 'design' ? '' : folder);
  return floor < 0 ? featureFloor : floor;
}

describe('imports', () => {
  it('keep the contract free of everything but zod', () => {
    const sources = sourcesBelow('contract/src').filter(source => !isTest(source));
    expect(
      offences(sources, (_, target) =>
        target === 'zod' || target.startsWith('contract/src/')
          ? null
          : 'what needs more than zod belongs in server or web',
      ),
    ).toEqual([]);
  });

  it('keep the server out of the browser', () => {
    expect(
      offences(sourcesBelow('web/src'), (_, target) =>
        /(^|\/)server\//.test(target) ? 'what both need belongs in contract/src' : null,
      ),
    ).toEqual([]);
  });

  it('keep the product free of the demo, of tools and of journeys', () => {
    const product = ['contract/src', 'server/src', 'web/src'].flatMap(folder => sourcesBelow(folder));
    expect(
      offences(product, (_, target) =>
        /^(demo|tools|e2e|@toptan\/(demo|tools|e2e))\//.test(target)
          ? 'they import the product, never the other way round'
          : null,
      ),
    ).toEqual([]);
  });

  it('of the browser lead down: each floor stands on those under it, its tests too', () => {
    expect(
      offences(sourcesBelow('web/src'), ({ path }, target) =>
        target.startsWith('web/src/') && floorOf(target) > floorOf(path)
          ? 'take it as a property, or move the code to the floor that it belongs to'
          : null,
      ),
    ).toEqual([]);
  });

  it('of the browser reach from feature to feature only along a drawn edge, for an api or a component', () => {
    const sources = sourcesBelow('web/src').filter(({ path }) => floorOf(path) === featureFloor);
    expect(
      offences(sources, ({ path }, target) => {
        const [from, to] = [featureOf(path), featureOf(target)];
        if (!target.startsWith('web/src/') || floorOf(target) !== featureFloor || from === to) return null;
        if (!webEdges[from]?.includes(to))
          return `draw the edge ${from} → ${to} in features.ts and ARCHITECTURE.md, or move the code`;
        return /(\/|-)api\.ts$|\.tsx$/.test(target) ? null : 'take it from that feature’s api or a component';
      }),
    ).toEqual([]);
  });

  it('of the browser go round in no circle of folders', () => {
    const under = new Map<string, Set<string>>();
    for (const source of sourcesBelow('web/src')) {
      const from = featureOf(source.path);
      const targets = importsOf(source).filter(target => target.startsWith('web/src/'));
      const known = under.get(from) ?? new Set();
      under.set(from, new Set([...known, ...targets.map(featureOf).filter(to => to !== from)]));
    }
    const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
      [...(under.get(from) ?? [])].some(to => {
        if (to === wanted) return true;
        if (seen.has(to)) return false;
        seen.add(to);
        return reaches(to, wanted, seen);
      });
    expect([...under.keys()].filter(folder => reaches(folder, folder))).toEqual([]);
  });

  it('of the browser leave what tests stand on to tests', () => {
    const sources = sourcesBelow('web/src').filter(
      source => !isTest(source) && featureOf(source.path) !== 'testing',
    );
    expect(
      offences(sources, (_, target) =>
        target.startsWith('web/src/testing/') ? 'a product has no test answers' : null,
      ),
    ).toEqual([]);
  });

  it('let a feature of the server use another one only along a drawn edge', () => {
    const composers = new Set(['testing', '']);
    const sources = sourcesBelow('server/src').filter(
      source => !composers.has(featureOf(source.path)) && !isTest(source),
    );
    expect(
      offences(sources, ({ path }, target) => {
        const [from, to] = [featureOf(path), featureOf(target)];
        if (!target.startsWith('server/src/') || from === to || ground.has(to) || ground.has(from))
          return null;
        if (everyFeatureMayUse(target) || edges[from]?.includes(to)) return null;
        return `draw the edge ${from} → ${to} in features.ts and ARCHITECTURE.md, or move the code`;
      }),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { edges } from './features.ts';
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

  it('keep the design system free of features', () => {
    const allowed = /^(web\/src\/(ui|i18n|styles)\/|@toptan\/contract\/)/;
    expect(
      offences(sourcesBelow('web/src/ui'), (_, target) =>
        target.startsWith('web/src/') && !allowed.test(target)
          ? 'a component that knows a feature belongs in that feature'
          : null,
      ),
    ).toEqual([]);
  });

  it('let a feature of the browser reach into another one only for its api or a component', () => {
    const ground = new Set(['ui', 'api', 'i18n', 'styles', 'testing', '']);
    const composers = new Set(['shell', 'design', '']);
    const sources = sourcesBelow('web/src').filter(source => !composers.has(featureOf(source.path)));
    expect(
      offences(sources, ({ path }, target) => {
        if (!target.startsWith('web/src/')) return null;
        const feature = featureOf(target);
        const isOwn = feature === featureOf(path) || ground.has(feature);
        const isOffered = /(\/|-)api\.ts$|\.tsx$/.test(target) || feature === 'auth';
        return isOwn || isOffered ? null : 'take it from that feature’s api.ts, a part of it, or a component';
      }),
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

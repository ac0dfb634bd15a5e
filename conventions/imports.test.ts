import { describe, expect, it } from 'vitest';
import { edges, floors, foundation, rooms, webEdges, webFloors } from './features.ts';
import { featureOf, importsOf, pathsBelow, type Source, sourcesBelow } from './sources.ts';

const isTest = ({ path }: Pick<Source, 'path'>) => /\.(test|fixture)\.tsx?$/.test(path);

/** Every import of the files that breaks a rule, with the remedy. */
function offences(sources: Source[], remedy: (source: Source, target: string) => string | null): string[] {
  return sources.flatMap(source =>
    importsOf(source).flatMap(target => {
      const advice = remedy(source, target);
      return advice ? [`${source.path} imports ${target}: ${advice}`] : [];
    }),
  );
}

/** The part of the server that a file belongs to; tests and their helpers are the part `testing`. */
function partOf(path: string): string {
  const inside = path.replace('server/src/', '');
  if (isTest({ path })) return 'testing';
  const [folder = '', ...rest] = inside.split('/');
  const inner = `${folder}/${rest[0]}`;
  return floors.has(inner) ? inner : folder;
}

/** Why a part of the server may not use another one; null when it may. */
function objection(from: string, to: string): string | null {
  if (from === to) return null;
  const [own, other] = [floors.get(from), floors.get(to)];
  if (own === undefined || other === undefined)
    return `give ${own === undefined ? from : to} a floor in features.ts`;
  if (other > own) return `${to} stands above ${from}`;
  // Features are on one floor; the floors below need no edge.
  if (own === other && own >= foundation.length && !edges[from]?.includes(to))
    return `draw the edge ${from} → ${to} in features.ts and ARCHITECTURE.md, or move the code`;
  return null;
}

/** Why a room of a folder may not use another one; null when it may. */
function objectionInside(folder: string, from: string, to: string): string | null {
  const [own, other] = [from, to].map(path => {
    const room = path.replace(`${folder}/`, '').split('/')[0] ?? '';
    return { room, floor: rooms[folder]?.findIndex(floor => floor.includes(room)) ?? -1 };
  });
  if (!own || !other || own.room === other.room) return null;
  for (const { room, floor } of [own, other])
    if (floor < 0) return `give ${room} a floor among the rooms of ${folder} in features.ts`;
  return other.floor < own.floor ? null : `${other.room} does not stand below ${own.room}`;
}

/** A folder or file directly in a feature; a test is none. */
const roomOf = (path: string) => (isTest({ path }) ? path : path.split('/').slice(0, 4).join('/'));

/** Names along a circle of imports; empty when there is none. */
function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** The imports below a folder, by file or by part; imports within one are left out. */
function importsBetween(root: string, nameOf: (path: string) => string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const source of sourcesBelow(root)) {
    const name = nameOf(source.path);
    const targets = imports.get(name) ?? new Set();
    imports.set(name, targets);
    for (const target of importsOf(source).filter(path => path.startsWith(`${root}/`)))
      if (nameOf(target) !== name) targets.add(nameOf(target));
  }
  return imports;
}

const featureFloor = webFloors.indexOf('<feature>');
function webFloorOf(path: string): number {
  const floor = webFloors.indexOf(featureOf(path));
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
        /^(@toptan\/)?(demo|drawings|tools|e2e)\//.test(target)
          ? 'they import the product, never the other way round'
          : null,
      ),
    ).toEqual([]);
  });

  it('of the browser lead down: each floor stands on those under it, its tests too', () => {
    expect(
      offences(sourcesBelow('web/src'), ({ path }, target) =>
        target.startsWith('web/src/') && webFloorOf(target) > webFloorOf(path)
          ? 'take it as a property, or move the code to the floor that it belongs to'
          : null,
      ),
    ).toEqual([]);
  });

  it('of the browser reach from feature to feature only along a drawn edge, for an api or a component', () => {
    const sources = sourcesBelow('web/src').filter(({ path }) => webFloorOf(path) === featureFloor);
    expect(
      offences(sources, ({ path }, target) => {
        const [from, to] = [featureOf(path), featureOf(target)];
        if (!target.startsWith('web/src/') || webFloorOf(target) !== featureFloor || from === to) return null;
        if (!webEdges[from]?.includes(to))
          return `draw the edge ${from} → ${to} in features.ts and ARCHITECTURE.md, or move the code`;
        return /(\/|-)api\.ts$|\.tsx$/.test(target) ? null : 'take it from that feature’s api or a component';
      }),
    ).toEqual([]);
  });

  it('of stylesheets come first, so that the formatter sorts the others as one list', () => {
    const late = /\bfrom '[^']+';.*^import '[^']+\.css';/ms;
    const found = sourcesBelow('web/src').filter(({ text }) => late.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
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

  it('of a file of the server are from a lower floor, or along a drawn edge', () => {
    expect(
      offences(sourcesBelow('server/src'), ({ path }, target) =>
        target.startsWith('server/src/') ? objection(partOf(path), partOf(target)) : null,
      ),
    ).toEqual([]);
  });

  it('of commands and routes leave tables to queries', () => {
    const sources = sourcesBelow('server/src').filter(({ path }) => /\/(commands|routes)\.ts$/.test(path));
    expect(
      offences(sources, (_, target) =>
        target.startsWith('server/src/db/schema-') ? 'read and write the table in queries.ts' : null,
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(rooms))('within %s lead down: each room stands on those under it', folder => {
    const inside = sourcesBelow(folder).filter(source => !isTest(source));
    expect(
      offences(inside, ({ path }, target) =>
        target.startsWith(`${folder}/`) ? objectionInside(folder, path, target) : null,
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(rooms))('within %s are among rooms that exist', (folder, stated) => {
    const paths = pathsBelow(folder);
    expect(stated.flat().filter(room => !paths.includes(`${folder}/${room}`))).toEqual([]);
  });

  it.each([
    ['server', edges, importsBetween('server/src', partOf)],
    ['browser', webEdges, importsBetween('web/src', featureOf)],
  ] as const)('of the %s use every edge that is drawn', (_, drawn, imports) => {
    const dead = Object.entries(drawn).flatMap(([from, targets]) =>
      targets.filter(to => !imports.get(from)?.has(to)).map(to => `${from} → ${to}`),
    );
    expect(dead).toEqual([]);
  });

  it.each([
    ['files of the server', 'server/src', (path: string) => path],
    ['parts of the server', 'server/src', partOf],
    ['rooms of the server', 'server/src', roomOf],
    ['files of the browser', 'web/src', (path: string) => path],
    ['folders of the browser', 'web/src', featureOf],
    ['rooms of the browser', 'web/src', roomOf],
  ])('between %s go round in no circle', (_, root, nameOf) => {
    expect(circleIn(importsBetween(root, nameOf))).toEqual([]);
  });
});

import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFeature } from './features.ts';
import { featureOf, importsOf, sourcesBelow } from './sources.ts';

const recording = 'server/src/events/record.ts';

const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);

/** Files of the server's features; every one without a role is called what it is. */
const files = sourcesBelow('server/src').filter(({ path }) => isFeature(featureOf(path)) && !isTest(path));

const everyFile = () =>
  ['contract/src', 'server/src', 'web/src', 'demo/src', 'drawings/src', 'tools', 'e2e']
    .flatMap(folder => sourcesBelow(folder))
    .filter(({ path }) => !path.includes('node_modules'));

const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/(\.test)?\.tsx?$/, '');

describe('files', () => {
  it('of a server feature register calls in routes alone', () => {
    const strangers = files
      .filter(({ path, text }) => nameOf(path) !== 'routes' && /\bhandle\(app/.test(text))
      .map(({ path }) => `${path}: transport goes to routes.ts`);
    expect(strangers).toEqual([]);
  });

  it('of a server feature neither decide nor record what happens in queries', () => {
    const strangers = files
      .filter(({ path }) => nameOf(path) === 'queries')
      .filter(source => /\bnew Refusal\(/.test(source.text) || importsOf(source).includes(recording))
      .map(({ path }) => `${path}: rules go to commands.ts, or to a file that is called what it is`);
    expect(strangers).toEqual([]);
  });

  it('of the server have a role as their whole name: a second one goes into a folder', () => {
    const second = files
      .map(({ path }) => path)
      .filter(path => /-(routes|queries|commands)$/.test(nameOf(path)));
    expect(second).toEqual([]);
  });

  it('share the folders of server and web: one file needs none', () => {
    const paths = ['server/src', 'web/src']
      .flatMap(folder => sourcesBelow(folder))
      .flatMap(({ path }) => (isTest(path) ? [] : path));
    const folders = paths.map(path => dirname(path));
    const lonely = paths
      .filter((_, at) => folders.indexOf(folders[at] ?? '') === folders.lastIndexOf(folders[at] ?? ''))
      .map(path => `${path}: stands in the folder above, by a name of its own`);
    expect(lonely).toEqual([]);
  });

  it('of the server read what goods cost in one place', () => {
    const found = sourcesBelow('server/src').filter(
      ({ path, text }) => !path.endsWith('.test.ts') && /\bproducts\.price\b/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual(['server/src/catalog/product.ts']);
  });

  it('have names that describe their content', () => {
    const vague = everyFile()
      .map(({ path }) => path)
      .filter(path =>
        ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index'].includes(nameOf(path)),
      );
    expect(vague).toEqual([]);
  });

  it('write the fields of an object as its own: a literal that is spread hides fields that nobody knows', () => {
    const spread = everyFile()
      .filter(({ text }) => /(?<!\{)\.\.\.\{/.test(text))
      .map(({ path }) => path);
    expect(spread).toEqual([]);
  });
});

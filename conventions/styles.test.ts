import { expect, it } from 'vitest';
import { type Source, sourcesBelow } from './sources.ts';

/** Properties that a place may set on the component in it: its position and its size. */
const placing =
  /^(margin|inset|grid-(area|row|column)|(align|justify|place)-self$|flex|order$|position$|z-index$|(min-|max-)?(inline|block)-size$)/;

const sheets = sourcesBelow('web/src', /\.css$/);
const inUi = ({ path }: Source) => path.startsWith('web/src/ui/');
const inStyles = ({ path }: Source) => path.startsWith('web/src/styles/');

type Rule = { selectors: string[]; declared: string[] };

/** The rules of a sheet, those within media and container queries too. */
function rulesOf({ text }: Source): Rule[] {
  return [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', block = '']) => ({
      selectors: selectorsOf(selector),
      declared: [...block.matchAll(/([\w-]+)\s*:/g)].map(([, name = '']) => name),
    }),
  );
}

/** Each selector of a list by itself, without conditions on neighbours and contents. */
function selectorsOf(list: string): string[] {
  const plain = list.replaceAll(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return plain.split(/,(?![^(]*\))/).map(selector => selector.trim());
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

const classesIn = (sources: Source[]) =>
  new Set(sources.flatMap(rulesOf).flatMap(({ selectors }) => selectors.flatMap(classesOf)));

/** Classes of the design system's components; words such as .code and .num belong to every page. */
const ofPages = classesIn(sheets.filter(inStyles));
const ofComponents = new Set([...classesIn(sheets.filter(inUi))].filter(name => !ofPages.has(name)));

/** Whether a rule is about a component, or about something bare inside one. */
function isAboutComponent(selector: string): boolean {
  const parts = selector.split(/[\s>+~]+(?![^(]*\))/).reverse();
  const subject = parts.find(part => classesOf(part).length > 0) ?? '';
  return classesOf(subject).some(name => ofComponents.has(name));
}

it('no screen styles what a component should: a feature places components of the design system and no more', () => {
  const found = sheets
    .filter(sheet => !inUi(sheet) && !inStyles(sheet))
    .flatMap(sheet =>
      rulesOf(sheet).flatMap(({ selectors, declared }) => {
        const looks = declared.filter(name => !placing.test(name));
        const about = selectors.filter(isAboutComponent);
        return looks.length > 0
          ? about.map(selector => `${sheet.path}: ${selector} { ${looks.join('; ')} }`)
          : [];
      }),
    );
  expect(found).toEqual([]);
});

import type { ReactNode } from 'react';
import tokens from '../styles/tokens.css?raw';
import { Specimen } from './specimen.tsx';

/** Every token in the order of its sheet, read from it, so that none can be missing here. */
const names = [...new Set(tokens.match(/(?<=^ {2})--[\w-]+(?=:)/gm))];
const starting = (prefix: RegExp) => names.filter(name => prefix.test(name));

const sizes = starting(/^--t-/);
const spaces = starting(/^--s-\d/);
const radii = starting(/^--r-/);
const shadows = ['--lift', '--float', '--sheet'];
const rings = starting(/^--ring/);
const colors = starting(
  /^--(page|surface|sunken|ground|hover|ink|line|control|accent|on-|signal|del|knob|dock|pending|confirmed|production|shipped|delivered|cancelled|other|stock|dye|veil)/,
);

/** Colors, type, space, radii and shadows, each under the name by which a stylesheet asks for it. */
export function TokenSpecimens() {
  return (
    <>
      <Specimen name="Color" grid>
        {colors.map(name => (
          <Token key={name} name={name}>
            <i className="h-10 border border-line rounded-2" style={{ background: `var(${name})` }} />
          </Token>
        ))}
      </Specimen>
      <Specimen name="Type">
        {sizes.map(name => (
          <Token key={name} name={name}>
            <span style={{ fontSize: `var(${name})` }}>Toptan ıİşğ سلة 0123</span>
          </Token>
        ))}
      </Specimen>
      <Specimen name="Space">
        {spaces.map(name => (
          <Token key={name} name={name}>
            <i className="h-4 bg-accent" style={{ inlineSize: `var(${name})` }} />
          </Token>
        ))}
      </Specimen>
      <Specimen name="Radius, shadow and ring">
        {radii.map(name => (
          <Token key={name} name={name}>
            <i className="w-22 h-14 bg-surface border border-line" style={{ borderRadius: `var(${name})` }} />
          </Token>
        ))}
        {shadows.map(name => (
          <Token key={name} name={name}>
            <i className="w-22 h-14 bg-surface border border-line" style={{ boxShadow: `var(${name})` }} />
          </Token>
        ))}
        {rings.map(name => (
          <Token key={name} name={name}>
            <i
              className="w-22 h-14 bg-surface border border-line"
              style={{ boxShadow: `var(${name}) var(--accent)` }}
            />
          </Token>
        ))}
      </Specimen>
    </>
  );
}

function Token({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="token">
      {children}
      <figcaption className="code">{name}</figcaption>
    </figure>
  );
}

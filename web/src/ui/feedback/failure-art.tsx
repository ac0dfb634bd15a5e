import { LargeArt, SmallArt, wood } from './art-frame.tsx';

export function FallenHangerArt() {
  return (
    <LargeArt>
      <path d="M6 14h62m32 0h62" stroke="var(--ink-2)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m74 6 6 9-5 7m18-15 4 8-5 8"
        stroke="var(--signal)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(13 84 60) translate(2 12)">
        <path
          d="M84 48V38q0-6 6-6.5t6-7q0-8-9-9.5-8-1-9 6"
          stroke="var(--ink-3)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          d="M30 80 78 50q6-4 12 0l48 30q5 4-1 4H31q-6 0-1-4Z"
          stroke={wood}
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </g>
    </LargeArt>
  );
}

export function TornTagArt() {
  return (
    <SmallArt>
      <path d="M16 22h56" stroke="var(--line-2)" strokeWidth="2" />
      <path d="M44 22v5c0 3-3 3-3 6" stroke="var(--control)" strokeWidth="1.5" />
      <g transform="rotate(-24 46 62)">
        <path d="M46 44c0-3 4-3 3-7" stroke="var(--signal)" strokeWidth="1.5" />
        <path
          d="m34 51 7-8h10l7 8v24a3 3 0 0 1-3 3H37a3 3 0 0 1-3-3Z"
          fill="var(--signal-tint)"
          stroke="var(--signal)"
          strokeWidth="1.5"
        />
        <circle cx="46" cy="49" r="2.2" fill="var(--surface)" stroke="var(--signal)" strokeWidth="1.5" />
        <path d="M40 61h12M40 67h8" stroke="var(--signal)" strokeOpacity=".4" strokeWidth="2" />
      </g>
    </SmallArt>
  );
}

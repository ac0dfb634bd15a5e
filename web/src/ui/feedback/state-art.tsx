import { LargeArt, SmallArt, wood } from './art-frame.tsx';

export function HangerArt() {
  return (
    <LargeArt>
      <path d="M6 14h156" stroke="var(--ink-2)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M84 50V40q0-6 6-6.5t6-7q0-8-9-9.5-8-1-9 6"
        stroke="var(--ink-3)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M30 82 78 52q6-4 12 0l48 30q5 4-1 4H31q-6 0-1-4Z"
        stroke={wood}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M58 94 46 128h76l-12-34"
        stroke="var(--control)"
        strokeWidth="2"
        strokeDasharray="4 6"
        strokeLinecap="round"
      />
      <path d="m131 84 4 14" stroke="var(--ink-3)" strokeWidth="1.5" />
      <g transform="rotate(-8 136 110)">
        <path d="m127 104 5-8h8l5 8v22h-18Z" fill="var(--accent)" />
        <circle cx="136" cy="102" r="2" fill="var(--page)" />
      </g>
    </LargeArt>
  );
}

export function BasketArt() {
  return (
    <LargeArt>
      <path
        d="M24 56h120l-12 62q-1.5 8-9 8H45q-7.5 0-9-8Z"
        fill="var(--surface)"
        stroke="var(--ink-2)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M16 56h136" stroke="var(--ink-2)" strokeWidth="6" strokeLinecap="round" />
      <path d="m48 56 22-42m50 42L98 14" stroke="var(--ink-2)" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="m56 74 4 38m24-38v38m28-38-4 38"
        stroke="var(--line-2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M128 56v20" stroke="var(--ink-3)" />
      <path d="m119 84 5-8h8l5 8v26h-18Z" fill="var(--accent)" />
      <circle cx="128" cy="82" r="2" fill="var(--page)" />
    </LargeArt>
  );
}

export function PapersArt() {
  return (
    <LargeArt reads>
      <rect
        x="58"
        y="8"
        width="84"
        height="108"
        rx="4"
        transform="rotate(6 100 60)"
        fill="var(--sunken)"
        stroke="var(--line-2)"
        strokeWidth="1.5"
      />
      <rect
        x="36"
        y="14"
        width="84"
        height="108"
        rx="4"
        fill="var(--surface)"
        stroke="var(--ink-2)"
        strokeWidth="2.5"
      />
      <path
        d="M50 34h28M50 48h56M50 62h56M50 76h36"
        stroke="var(--line-2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M50 102h12m6 0h12m6 0h12"
        stroke="var(--pending-dot)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="12 6"
      />
      <g transform="translate(16 -4) rotate(10 109 20)">
        <path d="m100 22 5-8h8l5 8v24h-18Z" fill="var(--accent)" stroke="var(--page)" strokeWidth="2" />
        <circle cx="109" cy="21" r="2" fill="var(--surface)" />
      </g>
    </LargeArt>
  );
}

export function TagArt() {
  return (
    <SmallArt>
      <path d="M16 30h56" stroke="var(--line-2)" strokeWidth="2" />
      <path d="M44 30v8" stroke="var(--control)" strokeWidth="1.5" />
      <path
        d="m32 46 7-8h10l7 8v26a3 3 0 0 1-3 3H35a3 3 0 0 1-3-3Z"
        fill="var(--sunken)"
        stroke="var(--control)"
        strokeWidth="1.5"
      />
      <circle cx="44" cy="44" r="2.2" fill="var(--surface)" stroke="var(--control)" strokeWidth="1.5" />
      <path d="M38 56h12M38 62h8" stroke="var(--line-2)" strokeWidth="2" />
    </SmallArt>
  );
}

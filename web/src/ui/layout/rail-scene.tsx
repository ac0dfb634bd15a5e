import './rail-scene.css';
import { type SyntheticEvent, useId } from 'react';
import { usePortal } from '../../portal/portal-store.ts';
import { goods, type Placed, type Scene } from './rail-goods.ts';

const hook = 'M0 40 V24 q0-7 7-7 t7-7.5 q0-8-8.5-8 t-8 6';
const wood = 'M-70 80 Q-30 48 0 41 Q30 48 70 80';
/** The distance from the rail's upper edge to the collar of the goods on it, in units of scale 1. */
const collar = 37;

/** A picture that does not come leaves its place empty. */
function hide({ currentTarget }: SyntheticEvent<SVGImageElement>): void {
  currentTarget.style.visibility = 'hidden';
}

function Hanging({ rail, scale, item }: { rail: number; scale: number; item: Placed }) {
  const { src, ratio } = goods[item.name];
  return (
    <g transform={`translate(${item.x} ${rail})`}>
      <g transform={`scale(${scale})`} fill="none" strokeLinecap="round">
        <path d={hook} className="rail-hook" strokeWidth="3.6" />
        <path d={wood} stroke="#9A6F43" strokeWidth="8" />
      </g>
      <image
        href={src}
        x={-item.width / 2}
        y={collar * scale}
        width={item.width}
        height={item.width * ratio}
        onError={hide}
      />
    </g>
  );
}

const tagShape = 'M-20 14 L-11 3 H11 L20 14 V66 a3 3 0 0 1-3 3 H-17 a3 3 0 0 1-3-3Z';

/** The brand's mark as a swing tag. */
function SwingTag({ x, y }: { x: number; y: number }) {
  const { name, accent } = usePortal();
  return (
    <g transform={`translate(${x} ${y}) rotate(6)`}>
      <path d="M0 -34 C-3 -18 3 -8 0 8" stroke="#F2F1EC" strokeWidth="1.6" fill="none" />
      <path d={tagShape} opacity=".18" transform="translate(3 5)" />
      <path d={tagShape} fill={accent ?? '#0A5F66'} />
      <circle cy="12" r="3.2" fill="#E4E6E1" />
      {name === null ? (
        <path d="M-11 27 H11 V33 H3.5 V54 H-3.5 V33 H-11Z" fill="#fff" />
      ) : (
        <text y="54" textAnchor="middle" fontSize="34" fontWeight="600" fill="#fff">
          {[...name.normalize('NFC')][0]}
        </text>
      )}
    </g>
  );
}

/** The goods on a rail, and some on the floor below it. A picture of the trade, without a word to read. */
export function RailScene({ scene }: { scene: Scene }) {
  const id = useId();
  const { width, height, rail, scale, floor, hanging, tag, standing = [] } = scene;
  return (
    <svg
      className="rail-scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-wall`} x2="1" y2="1">
          <stop offset="0" className="rail-wall-1" />
          <stop offset=".6" className="rail-wall-2" />
          <stop offset="1" className="rail-wall-3" />
        </linearGradient>
        <linearGradient id={`${id}-steel`} x2="0" y2="1">
          <stop offset="0" stopColor="#8A9391" />
          <stop offset=".35" stopColor="#4A5351" />
          <stop offset="1" stopColor="#2C3433" />
        </linearGradient>
        <filter id={`${id}-soft`} x="-30%" y="-300%" width="160%" height="700%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <rect x="-600" y="-600" width={width + 1200} height={height + 1200} fill={`url(#${id}-wall)`} />
      {floor !== undefined && (
        <>
          <rect x="-600" y={floor} width={width + 1200} height="1200" className="rail-floor" />
          <rect x="-600" y={floor - 1} width={width + 1200} height="1" className="rail-edge" />
          <path d="M470 0 H770 L330 900 H30Z M820 0 H920 L470 900 H400Z" className="rail-light" />
        </>
      )}
      <rect
        x="-620"
        y={rail + 32 * scale}
        width={width + 1240}
        height={6 * scale}
        opacity=".16"
        filter={`url(#${id}-soft)`}
      />
      <rect x="-620" y={rail} width={width + 1240} height={8 * scale} rx="4" fill={`url(#${id}-steel)`} />
      {hanging.map(item => (
        <Hanging key={item.name} rail={rail} scale={scale} item={item} />
      ))}
      {tag && <SwingTag {...tag} />}
      {standing.map(({ name, x, y, width: w }) => (
        <g key={name}>
          <ellipse cx={x} cy={y - 12} rx={w * 0.46} ry="9" opacity=".2" filter={`url(#${id}-soft)`} />
          <image
            href={goods[name].src}
            x={x - w / 2}
            y={y - w * goods[name].ratio}
            width={w}
            height={w * goods[name].ratio}
            onError={hide}
          />
        </g>
      ))}
    </svg>
  );
}

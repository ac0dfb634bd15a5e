import './qr-code.css';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { classNames } from '../class-names.ts';

const Svg = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG);

interface QrCodeProps {
  value: string;
  /** Read out in its place. */
  label: string;
  /** lg: to be scanned across a table. */
  size?: 'md' | 'lg';
}

/** An address or a key to be scanned with a phone, dark on light in every theme. Its space is reserved while it loads. */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  return (
    <div className={classNames('qr-code', size === 'lg' && 'qr-code-large')}>
      <Svg value={value} title={label} marginSize={2} />
    </div>
  );
}

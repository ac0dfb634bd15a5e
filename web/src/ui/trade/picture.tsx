import './picture.css';
import { fallbackPicture, pictureSources } from '@toptan/contract/catalog/images';
import { useState } from 'react';
import { classNames } from '../class-names.ts';

interface PictureProps {
  /** '/images/<hash>/<width>.webp' as the API gives it; null or a failing one shows the category's drawing. */
  imageUrl: string | null | undefined;
  /** CLOTHING, SHOES ... or none; chooses the drawing. */
  category?: string | null | undefined;
  /** By default '': the name stands beside it. */
  alt?: string;
  /** Width over height: '5/6' in the catalogue, '3/4' in the product form, '4/5' in lists. */
  ratio?: '5/6' | '4/5' | '3/4';
  /** The sizes attribute: how wide it is shown, such as '(max-width: 767px) 50vw, 240px' or '48px'. */
  sizes: string;
  /** True for the pictures in sight at first: loaded at once and first. */
  eager?: boolean;
  /** True: without a background of its own. */
  bare?: boolean;
}

/** A picture on a neutral background. Its space is reserved while it loads. */
export function Picture({
  imageUrl,
  category,
  alt = '',
  ratio = '5/6',
  sizes,
  eager = false,
  bare = false,
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const drawing = fallbackPicture(category);
  const source = imageUrl && !failed.includes(imageUrl) ? imageUrl : drawing;
  const sources = pictureSources(source);
  return (
    <span className={classNames('picture', bare && 'picture-bare')} style={{ '--picture-ratio': ratio }}>
      {!failed.includes(source) && (
        <img
          key={source}
          src={source}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          // The arrival needs no state: hundreds of cards need not be drawn again for it.
          onLoad={({ currentTarget }) => {
            currentTarget.dataset['arrived'] = '';
          }}
          onError={() => setFailed(known => [...known, source])}
          {...(sources === undefined ? {} : { srcSet: sources, sizes })}
        />
      )}
    </span>
  );
}

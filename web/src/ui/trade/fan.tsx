import './fan.css';
import { Picture } from './picture.tsx';

/** Up to four pictures as one; a drawing where there is none. */
export function Fan({ pictures }: { pictures: readonly string[] }) {
  return (
    <span className="fan" aria-hidden="true">
      {(pictures.length > 0 ? pictures : [null]).map(imageUrl => (
        <Picture key={imageUrl} imageUrl={imageUrl} sizes="29px" />
      ))}
    </span>
  );
}

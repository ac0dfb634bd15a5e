import { addPicture } from '@toptan/contract/catalog/pictures';
import { listProducts, type Product, productPicturesMax } from '@toptan/contract/catalog/products';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query-client.ts';
import { useColors } from '../../i18n/colors.ts';
import { fitImage, type ImageProblem, imageProblem } from './fit-image.ts';
import { sortByName } from './picture-names.ts';

/** A chosen file that is being uploaded as a picture. */
export type PictureUpload = {
  key: number;
  file: File;
  color: string | null;
  /** The sent share, 0 to 1; undefined before its turn. */
  done?: number | undefined;
  /** The reason why the file was not taken. */
  problem?: ImageProblem | 'too_many' | Error | undefined;
};

/** The problem of a picture that was not taken. */
function problemOf(error: unknown): PictureUpload['problem'] {
  const isTooMany =
    error instanceof ApiError &&
    error.fields.some(({ path, code }) => path === 'image' && code === 'too_many');
  if (isTooMany) return 'too_many';
  return imageProblem(error) ?? (error instanceof Error ? error : new Error(String(error)));
}

/** Uploads files as pictures of a product, one after the other. A refused file stays until it is removed or taken. */
export function usePictureUploads(product: Product | null) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const keys = useRef(0);
  const removed = useRef(new Set<number>());
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => {
    aborter.current = new AbortController();
    return () => aborter.current?.abort();
  }, []);

  const change = (key: number, changed: Partial<PictureUpload>) =>
    setUploads(before => before.map(upload => (upload.key === key ? { ...upload, ...changed } : upload)));
  const drop = (key: number) => setUploads(before => before.filter(upload => upload.key !== key));

  async function send({ key, file, color }: PictureUpload): Promise<void> {
    const signal = aborter.current?.signal;
    if (!product || !signal || signal.aborted || removed.current.has(key)) return;
    change(key, { done: 0 });
    const fitted = await fitImage(file);
    if ('problem' in fitted) return change(key, { done: undefined, problem: fitted.problem });
    try {
      await call(
        addPicture,
        { params: { id: product.id }, body: color ? { color } : {} },
        { file: fitted.file, signal, onProgress: done => change(key, { done }) },
      );
      // The picture is in the list before it leaves the uploads.
      await refresh(listProducts);
      drop(key);
    } catch (error) {
      if (!signal.aborted) change(key, { done: undefined, problem: problemOf(error) });
    }
  }

  function queue(upload: PictureUpload) {
    turn.current = turn.current.then(() => send(upload));
  }

  const waiting = uploads.filter(({ problem }) => problem === undefined);
  return {
    uploads,
    isUploading: waiting.length > 0,
    /**
     * @param color undefined: the color in the names of the files
     * @param count pictures that the product has
     */
    add(files: readonly File[], color: string | null | undefined, count: number) {
      const sorted = sortByName(files, product?.colors ?? [], useColors.getState().byKey);
      const freePlaces = productPicturesMax - count - waiting.length;
      const added = sorted.map(({ file, color: named }, at): PictureUpload => {
        keys.current += 1;
        return {
          key: keys.current,
          file,
          color: color === undefined ? named : color,
          ...(at >= freePlaces && { problem: 'too_many' as const }),
        };
      });
      setUploads(before => [...before, ...added]);
      for (const upload of added) if (upload.problem === undefined) queue(upload);
    },
    retry(upload: PictureUpload) {
      change(upload.key, { problem: undefined });
      queue(upload);
    },
    /** Calls off the running uploads; refused files stay. */
    stop() {
      aborter.current?.abort();
      aborter.current = new AbortController();
      for (const { key } of waiting) removed.current.add(key);
      setUploads(before => before.filter(({ problem }) => problem !== undefined));
    },
    remove({ key }: PictureUpload) {
      removed.current.add(key);
      drop(key);
    },
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

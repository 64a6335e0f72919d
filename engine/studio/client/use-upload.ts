import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadBytes } from './server.ts';

/** An upload that can be cancelled. */
export interface Upload {
  /** The file on its way and the bytes sent. `undefined` if nothing is being uploaded. */
  progress?: { name: string; sent: number; total: number } | undefined;
  /** Gives the file's value in a field; `undefined` after a cancel. */
  send(file: File, base?: string): Promise<string | undefined>;
  cancel(): void;
}

/** Uploads one file at a time. Cancels the upload if the component goes. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<Upload['progress']>();
  const controller = useRef<AbortController>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const send = async (file: File, base?: string) => {
    const { name, size: total } = file;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress({ name, sent: 0, total });
    const onProgress = (sent: number) => setProgress({ name, sent, total });
    try {
      return await uploadBytes(file, { base, signal, onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, send, cancel };
}

import { useState, type DragEvent } from "react";

/**
 * A drop area for files: whether a file is over it, its event handlers, and a function that takes a
 * selected file.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  /** Takes the first dropped or selected file. */
  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onFile(file);
  }
  return {
    over,
    take,
    dropTarget: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}

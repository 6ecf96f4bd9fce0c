import { useState, type DragEvent } from "react";

/**
 * A place that files are dropped on: whether one is held over it, what it listens to, and a way to
 * take a chosen one.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  /** The first of what was dropped or chosen. */
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

import * as t from "#texts/product.ts";
import { Maximize2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../components/icon-button.tsx";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const PictureDialog = lazy(async () => ({
  default: (await import("./picture-dialog.tsx")).PictureDialog,
}));

/** Button that opens the enlarged pictures. */
export function EnlargePicture({
  isOffered,
  ...pictures
}: Omit<PictureDialogProps, "open" | "onOpenChange"> & { isOffered: boolean }) {
  const [enlarged, setEnlarged] = useState({ wanted: false, open: false });
  return (
    <>
      {isOffered && (
        <IconButton
          label={t.enlargeThePicture}
          icon={<Maximize2 aria-hidden size={18} />}
          aria-haspopup="dialog"
          className="absolute! top-4 left-4 bg-raised shadow-1"
          onClick={() => setEnlarged({ wanted: true, open: true })}
        />
      )}
      {enlarged.wanted && (
        <Suspense>
          <PictureDialog
            // Another variant has other pictures.
            key={`${pictures.first} ${pictures.scene.image}`}
            open={enlarged.open}
            onOpenChange={(open) => setEnlarged({ wanted: true, open })}
            {...pictures}
          />
        </Suspense>
      )}
    </>
  );
}

import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { ProgressBar } from "../../../../components/progress-bar.tsx";
import { useUpload } from "../upload/use-upload.ts";
import type { NightPicture } from "./picture-list.ts";

export interface TileUploadProps {
  picture: NightPicture;
  /** Names the picture, for example: Picture 2. */
  name: string;
  onSent: (url: string) => void;
  /** Called if the session ended. */
  onSignIn: () => void;
}

/** Uploads the file of one tile, and shows the progress or the reason for a stop. */
export function TileUpload({ picture: { key, file }, name, onSent, onSignIn }: TileUploadProps) {
  const upload = useUpload("picture", key);
  const { state } = upload;

  const begin = useEffectEvent(() => {
    if (file) upload.choose(file);
  });
  useEffect(() => begin(), [key]);

  const url = state.phase === "sent" ? state.taken.url : null;
  const finish = useEffectEvent((sent: string) => {
    upload.finish();
    onSent(sent);
  });
  useEffect(() => {
    if (url !== null) finish(url);
  }, [url]);

  if (state.phase === "stopped") {
    const { text, help } = state.stop;
    return (
      <span role="alert" className="grid justify-items-center gap-1.5 p-2 text-center text-fine">
        <span className="text-danger-text">{text}</span>
        {help === "sign in" && (
          <Button size="dense" onClick={onSignIn}>
            Sign in
          </Button>
        )}
        {help !== "another file" && (
          <Button size="dense" onClick={upload.resume}>
            Try again
          </Button>
        )}
      </span>
    );
  }
  if (state.phase === "empty" && !file) {
    return <span className="p-2 text-center text-fine">Not uploaded. Please add it again.</span>;
  }
  const isSending = state.phase === "sending" || state.phase === "paused";
  const percent = isSending ? Math.floor((state.sent / state.file.size) * 100) : 100;
  return (
    <span className="grid w-full gap-1.5 p-3 text-center text-fine">
      <ProgressBar label={`${name}, uploading`} percent={percent} />
      {isSending ? `${percent} %` : "Being checked…"}
    </span>
  );
}

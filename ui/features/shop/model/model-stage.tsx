import * as t from "#texts/product.ts";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { classNames } from "../../../components/class-names.ts";
import { RetryButton } from "../../../components/retry-button.tsx";
import type { ModelViewProps } from "./model-view.tsx";
import "../../../components/button.css";
import "./model-stage.css";

type Progress = "waiting" | "shown" | "failed";

export interface ModelStageProps extends Omit<ModelViewProps, "onFailed"> {
  /** Called with true if the model or the viewer couldn't load; with false on retry or unmount. */
  onMissing?: (missing: boolean) => void;
  /** Loads the viewer lazily, because it is large. */
  load?: () => Promise<ComponentType<ModelViewProps>>;
}

const loadView = async () => (await import("./model-view.tsx")).ModelView;

/** The model in place of its drawing: loading, shown, or failed. */
export function ModelStage({ load = loadView, src, onShown, onMissing, ...rest }: ModelStageProps) {
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState<Progress>("waiting");
  const fail = () => {
    setProgress("failed");
    onMissing?.(true);
  };
  const failed = useEffectEvent(fail);
  const clear = useEffectEvent(() => onMissing?.(false));
  const [view, setView] = useState<{ View: ComponentType<ModelViewProps> } | null>(null);

  useEffect(() => {
    let left = false;
    load().then(
      (View) => {
        if (!left) setView({ View });
      },
      (error: unknown) => {
        console.error(error);
        if (!left) failed();
      },
    );
    return () => {
      left = true;
      clear();
    };
  }, [load, attempt]);

  const retry = () => {
    setProgress("waiting");
    setAttempt(attempt + 1);
  };

  return (
    <>
      {view && progress !== "failed" && (
        <view.View
          key={attempt}
          {...rest}
          // The element caches failures by URL.
          src={attempt === 1 ? src : `${src}#${attempt}`}
          onShown={() => {
            setProgress("shown");
            onShown();
          }}
          onFailed={fail}
        />
      )}
      {progress === "failed" ? (
        <div role="alert" className="model-wait grid justify-items-start gap-2">
          {t.modelNotLoaded}
          <div>
            <RetryButton onRetry={retry} />
          </div>
        </div>
      ) : (
        <p
          role="status"
          className={classNames(progress === "waiting" ? "model-wait stitched" : "sr-only")}
        >
          {progress === "waiting" ? t.loadingModel : t.modelShown}
        </p>
      )}
    </>
  );
}

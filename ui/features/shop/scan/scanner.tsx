import * as t from "#texts/scan.ts";
import { useApolloClient } from "@apollo/client/react";
import { Camera as CameraSign, Flashlight, Image as PictureSign, Search } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { pictureTypes } from "../../../components/picture-types.ts";
import { ScannedNameDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { createCodeReader, type CodeReader } from "./code-reader.ts";
import { readCode } from "./read-code.ts";
import { useCamera } from "./use-camera.ts";
import { useShop } from "../../../components/shop-context.ts";

/** Normalizes a name, so that spelling variants in codes and lists match. */
const sameName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Why a code opened nothing. */
type Problem = "foreign" | "unknown" | "no-code" | "no-picture" | "no-answer";

const wordsOf = (shopName: string): Record<Problem, readonly [string, string]> => ({
  foreign: [t.foreignCode(shopName), t.foreignCodeWhy],
  unknown: [t.unknownItem, t.unknownItemWhy],
  "no-code": [t.noCode, t.noCodeWhy],
  "no-picture": [t.fileUnreadable, t.fileUnreadableWhy],
  "no-answer": [t.shopNotResponding, t.shopNotRespondingWhy],
});

/** Reads the code next to an item, by camera or from a picture, and opens the item. */
export function Scanner() {
  const words = wordsOf(useShop().name);
  const navigate = useNavigate();
  const client = useApolloClient();
  const begin = useLatestAction();
  const [problem, setProblem] = useState<Problem | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const reader = useRef<Promise<CodeReader> | null>(null);
  const { state, isLit, switchLamp, video, open, close } = useCamera(
    theReader,
    (text) => void follow(text, begin()),
  );

  function theReader(): Promise<CodeReader> {
    reader.current ??= createCodeReader();
    return reader.current;
  }

  async function idOf(name: string): Promise<string | null | undefined> {
    const same = (one: string) => sameName(one) === sameName(name);
    return client.query({ query: ScannedNameDocument, variables: { name } }).then(
      ({ data }) => data?.products.items.find((item) => same(item.name))?.id ?? null,
      () => undefined,
    );
  }

  async function follow(text: string, isLatest: () => boolean) {
    close();
    const code = readCode(text, location.origin);
    if (code.kind === "foreign") {
      setProblem("foreign");
      return;
    }
    const id = code.kind === "product" ? code.id : await idOf(code.name);
    if (!isLatest()) return;
    if (id) await navigate(paths.item(id));
    else setProblem(id === null ? "unknown" : "no-answer");
  }

  async function readPicture(chosen: File) {
    const isLatest = begin();
    setProblem(null);
    const picture = await createImageBitmap(chosen).catch(() => null);
    if (!picture) {
      if (isLatest()) setProblem("no-picture");
      return;
    }
    try {
      const text = await (await theReader())(picture);
      if (!isLatest()) return;
      if (text === null) setProblem("no-code");
      else await follow(text, isLatest);
    } catch {
      reader.current = null;
      if (isLatest()) setProblem("no-answer");
    } finally {
      picture.close();
    }
  }

  async function openCamera() {
    begin();
    setProblem(null);
    await open();
  }

  return (
    <div className="mt-7 grid max-w-120 gap-4">
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-panel bg-inverse p-6 text-center text-ink-inverse">
        {state === "open" ? (
          <>
            <video
              ref={video}
              muted
              playsInline
              aria-label={t.whatTheCameraSees}
              className="absolute inset-0 size-full object-cover"
            />
            <Corners />
          </>
        ) : (
          <div role="status">
            {problem ? (
              <Words heading={words[problem][0]}>{words[problem][1]}</Words>
            ) : state === "refused" ? (
              <Words heading={t.cameraBlocked}>{t.cameraBlockedWhy}</Words>
            ) : state === "none" ? (
              <Words heading={t.noCameraHere}>{t.noCameraWhy}</Words>
            ) : (
              <Words heading={t.holdCode}>{t.cameraStaysHere}</Words>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {state === "open" ? (
          <Button variant="filled" onClick={close}>
            {t.closeTheCamera}
          </Button>
        ) : (
          <Button variant="filled" pending={state === "opening"} onClick={() => void openCamera()}>
            <CameraSign aria-hidden size={18} />
            {problem ? t.scanAgain : t.openTheCamera}
          </Button>
        )}
        {state === "open" && isLit !== null && (
          <Button aria-pressed={isLit} onClick={() => void switchLamp()}>
            <Flashlight aria-hidden size={18} />
            {t.light}
          </Button>
        )}
        <Button onClick={() => file.current?.click()}>
          <PictureSign aria-hidden size={18} />
          {t.chooseAPicture}
        </Button>
        <input
          ref={file}
          type="file"
          accept={pictureTypes}
          aria-label={t.pictureCode}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void readPicture(chosen);
            target.value = "";
          }}
        />
        <LinkButton to={paths.category} variant="quiet">
          <Search aria-hidden size={18} />
          {t.searchByName}
        </LinkButton>
      </div>
    </div>
  );
}

function Words({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <p className="text-lg font-semibold">{heading}</p>
      <p className="mx-auto mt-2 max-w-88 text-base leading-normal">{children}</p>
    </>
  );
}

/** The frame to hold a code in. */
function Corners() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      className="absolute inset-0 m-auto h-3/4 fill-none stroke-white"
      strokeWidth="2.5"
    >
      <path d="M4 22V4H22M78 4H96V22M96 78V96H78M22 96H4V78" />
    </svg>
  );
}

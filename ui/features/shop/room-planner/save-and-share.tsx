import * as t from "#texts/room.ts";
import { Save } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { RoomPlan } from "./saved/room-plan.ts";

/** Storage for a room: the shop for customers, the browser for visitors. */
export interface RoomStorage {
  /** The saved plan; null before the first save. */
  readonly kept: RoomPlan | null;
  /** Text that says where the customer finds the room again. */
  readonly where: string;
  /** Resolves to the reason if saving failed, otherwise to null. */
  keep: (plan: RoomPlan) => Promise<string | null>;
}

/** The save button and a link to share the room. */
export function SaveAndShare({
  plan,
  link,
  keeper,
}: {
  plan: RoomPlan;
  link: string;
  keeper: RoomStorage;
}) {
  const id = useId();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isKept = JSON.stringify(plain(keeper.kept)) === JSON.stringify(plain(plan));

  async function keep() {
    setPending(true);
    setProblem(await keeper.keep(plan));
    setPending(false);
  }

  return (
    <>
      <Button className="w-full" pending={pending} unready={isKept} onClick={() => void keep()}>
        <Save aria-hidden size={18} />
        {isKept ? t.thisRoomIsSaved : t.saveThisRoom}
      </Button>
      {problem === null ? (
        <p role="status" className="mt-2.5 text-fine text-ink-muted">
          {isKept ? t.savedThere(keeper.where) : keeper.where}
        </p>
      ) : (
        <MessageBox
          tone="danger"
          className="mt-2.5"
          action={<RetryButton onRetry={() => void keep()} />}
        >
          {problem}
        </MessageBox>
      )}
      <label htmlFor={id} className="mt-5 mb-1.5 block text-sm font-demi">
        {t.linkToThisRoom}
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          readOnly
          className="min-w-0 flex-1 text-ellipsis"
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={link} label={t.copyRoomLink} />
      </div>
      <p className="mt-2 text-fine text-ink-muted">{t.whatLinkShares}</p>
    </>
  );
}

/**
 * Strips `__typename` and similar cache fields and sorts the pieces, so that plans can be compared.
 */
const plain = (plan: RoomPlan | null) =>
  plan && {
    sides: [plan.widthCm, plan.depthCm, plan.heightCm],
    pieces: plan.pieces
      .map(({ productId, copy, place }) =>
        [
          productId,
          copy,
          ...(place ? [place.leftCm, place.backCm, place.bottomCm, place.turn] : []),
        ].join(" "),
      )
      .toSorted(),
  };

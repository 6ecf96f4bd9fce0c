import * as t from "#texts/hearts.ts";
import { Heart } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import type { ViewerState } from "../../shared/account/viewer.ts";
import { useHeart, type HeartVersion } from "./use-heart.ts";

/** Saves a version to the wish list, or removes it. */
export function WishButton({ visitor, ...version }: HeartVersion & { visitor: ViewerState }) {
  const heart = useHeart(version, visitor);
  if (!heart) return null;
  return (
    <Button
      aria-pressed={heart.pressed}
      variant={heart.pressed ? "soft" : "outlined"}
      onClick={heart.toggle}
    >
      <Heart aria-hidden size={18} className={heart.pressed ? "fill-current" : undefined} />
      {heart.pressed ? t.saved : t.save}
    </Button>
  );
}

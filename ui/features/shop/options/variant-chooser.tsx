import { addToCart } from "#texts/cart.ts";
import { close } from "#texts/components.ts";
import * as t from "#texts/options.ts";
import { X } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useRef, useState, type RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { Price } from "../../../components/price.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { offeredOptions, type Variant, type VariantOption } from "../../shared/product/variants.ts";
import { movedOptions } from "./moved-options.ts";
import { OptionFields } from "./option-fields.tsx";

export interface VariantChooserProps<Each extends Variant> {
  /** The button that opened it; it takes the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  product: {
    readonly name: string;
    readonly options: readonly VariantOption[];
    readonly variants: readonly Each[];
  };
  chosen: Each;
  onChoose: (variant: Each) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks which variant to add: above the button on computers, a sheet on phones. */
export function VariantChooser<Each extends Variant>({
  button,
  onClose,
  ...form
}: VariantChooserProps<Each>) {
  const isPhone = useIsPhone();
  const first = useRef<HTMLInputElement>(null);
  const heading = useId();
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  if (isPhone) {
    return (
      <DialogPanel open onOpenChange={onOpenChange} firstFocus={first} className="max-w-xl p-5">
        <DialogTitle className="mb-4 pr-10 text-heading">{t.whichOne}</DialogTitle>
        <ChooserForm {...form} first={first} />
      </DialogPanel>
    );
  }
  return (
    <Popover.Root open onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          side="top"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby={heading}
          className="z-30 max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto rounded-panel border border-line bg-overlay p-4 shadow-2"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            first.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
          // The button closes it by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <div className="-mt-1.5 -mr-2 mb-2 flex items-center justify-between">
            <h4 id={heading} className="text-base font-semibold">
              {t.whichOne}
            </h4>
            <IconButton label={close} icon={<X aria-hidden size={16} />} onClick={onClose} />
          </div>
          <ChooserForm {...form} first={first} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ChooserForm<Each extends Variant>({
  product: { name, options, variants },
  chosen,
  onChoose,
  onAdd,
  first,
}: Omit<VariantChooserProps<Each>, "button" | "onClose"> & {
  first: RefObject<HTMLInputElement | null>;
}) {
  const offered = offeredOptions(options, variants);
  const [moved, setMoved] = useState("");
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <OptionFields
        compact
        options={offered}
        variants={variants}
        chosen={chosen}
        firstRef={first}
        onChoose={(variant, index) => {
          setMoved(movedOptions(offered, chosen, variant, index));
          onChoose(variant);
        }}
      />
      <p role="status" className="text-fine leading-body text-ink-muted empty:sr-only">
        {moved}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3">
        <Price rupees={chosen.price} />
        <StockLabel count={chosen.countInStock} exact />
      </p>
      <Button
        type="submit"
        variant="filled"
        disabled={chosen.countInStock === 0}
        aria-label={`${addToCart}: ${name}`}
      >
        {addToCart}
      </Button>
    </form>
  );
}

import { Command } from "cmdk";
import { CornerDownRight, Search } from "lucide-react";
import { useState } from "react";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { Key, KeyHint } from "../../../components/key.tsx";
import { CommandGroup, CommandItem, Highlighted } from "./command-item.tsx";
import { commandsFor } from "./commands.ts";
import { matching } from "./matching.ts";
import { OrderActions, OrderItem } from "./found-order.tsx";
import { ProductActions, ProductItem } from "./found-product.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { useSearchResults } from "./use-search-results.ts";

export interface CommandMenuProps {
  places: readonly { label: string; to: string }[];
  onGo: (to: string) => void;
  onKeys: () => void;
  onClose: () => void;
}

/** Finds orders and products, opens pages, and runs global commands. */
export function CommandMenu({ places, onGo, onKeys, onClose }: CommandMenuProps) {
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState("");
  const { orders, products, waiting, failed } = useSearchResults(typed);
  const order = orders.find(({ id }) => marked.startsWith(`order ${id}`));
  const product = products.find(({ id }) => marked.startsWith(`product ${id}`));
  const rights = {
    mayEditItems: useMay("ITEMS_EDIT"),
    mayPlaceOrders: useMay("ORDERS_CHANGE"),
  };
  const commands = matching(commandsFor({ onGo, onKeys, onClose }, rights), typed);
  const goals = matching(places, typed);
  const nothing = orders.length + products.length + commands.length + goals.length === 0;

  return (
    <DialogPanel
      open
      onOpenChange={onClose}
      className="max-w-160 self-start sm:mt-[8vh] [&>button:last-child]:hidden"
    >
      <DialogTitle className="sr-only">Command menu</DialogTitle>
      <Command
        label="Command menu"
        loop
        shouldFilter={false}
        value={marked}
        onValueChange={setMarked}
        className="text-sm"
      >
        <div className="flex items-center gap-3 border-b border-line px-4 py-1 focus-within:shadow-[inset_0_-2px_var(--focus)]">
          <Search aria-hidden size={20} className="flex-none text-ink-muted" />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            placeholder="An order, a name, a product, a page"
            className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-subtle placeholder:opacity-100"
          />
          <Key>Esc</Key>
        </div>
        <Command.List className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
          {orders.length > 0 && (
            <CommandGroup heading="Orders">
              {orders.map((one) => (
                <OrderItem key={one.id} order={one} search={typed} onGo={onGo} />
              ))}
            </CommandGroup>
          )}
          {order && <OrderActions order={order} onGo={onGo} onClose={onClose} />}
          {products.length > 0 && (
            <CommandGroup heading="Products">
              {products.map((one) => (
                <ProductItem key={one.id} product={one} search={typed} onGo={onGo} />
              ))}
            </CommandGroup>
          )}
          {product && <ProductActions product={product} onGo={onGo} />}
          {commands.length > 0 && (
            <CommandGroup heading="Actions">
              {commands.map(({ label, icon, run }) => (
                <CommandItem key={label} value={`do ${label}`} icon={icon} onSelect={run}>
                  <Highlighted text={label} search={typed} />
                </CommandItem>
              ))}
            </CommandGroup>
          )}
          {goals.length > 0 && (
            <CommandGroup heading="Go to">
              {goals.map(({ label, to }) => (
                <CommandItem
                  key={to}
                  value={`go ${label}`}
                  icon={CornerDownRight}
                  onSelect={() => onGo(to)}
                >
                  <Highlighted text={label} search={typed} />
                </CommandItem>
              ))}
            </CommandGroup>
          )}
        </Command.List>
        <p role="status" className="px-4 text-ink-muted not-empty:py-4">
          {failed
            ? "Couldn’t search orders and products."
            : nothing && (waiting ? "Searching…" : `No results for “${typed.trim()}”.`)}
        </p>
        <p className="flex flex-wrap gap-4 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-muted max-md:hidden pointer-coarse:hidden">
          <KeyHint>
            <Key>↑</Key>
            <Key>↓</Key> choose
          </KeyHint>
          <KeyHint>
            <Key>Enter</Key> open
          </KeyHint>
          <KeyHint>
            <Key>Esc</Key> close
          </KeyHint>
        </p>
      </Command>
    </DialogPanel>
  );
}

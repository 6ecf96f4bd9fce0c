import { ArrowRight, Package, Pencil } from "lucide-react";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { Aside, CommandGroup, CommandItem, Highlighted } from "./command-item.tsx";
import type { FoundProduct } from "./use-search-results.ts";

export interface ProductItemProps {
  product: FoundProduct;
  search: string;
  onGo: (to: string) => void;
}

/** A product in the results. */
export function ProductItem({ product, search, onGo }: ProductItemProps) {
  const { id, name, stock } = product;
  return (
    <CommandItem
      value={`product ${id}`}
      icon={Package}
      onSelect={() => onGo(paths.adminStockOf(id))}
    >
      <Highlighted text={name} search={search} />
      <Aside>{stock.level === "OUT" ? "out of stock" : `${stock.available} available`}</Aside>
    </CommandItem>
  );
}

/** The commands for the marked product. */
export function ProductActions({ product: { id, name }, onGo }: Omit<ProductItemProps, "search">) {
  const mayEdit = useMay("ITEMS_EDIT");
  return (
    <CommandGroup heading={`Actions for ${name}`}>
      {mayEdit && (
        <CommandItem
          value={`product ${id} edit`}
          icon={Pencil}
          onSelect={() => onGo(`${paths.adminList}?q=${encodeURIComponent(name)}`)}
        >
          Edit in List Items
        </CommandItem>
      )}
      <CommandItem
        value={`product ${id} shop`}
        icon={ArrowRight}
        onSelect={() => onGo(paths.item(id))}
      >
        View in the shop
      </CommandItem>
    </CommandGroup>
  );
}

import { ChevronDown } from "lucide-react";

/** The number of new orders that are held back; it floats over the list, so that nothing moves. */
export function NewOrdersBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-4 z-10 grid justify-items-center px-4"
    >
      {count > 0 && (
        <button
          type="button"
          className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-control bg-accent px-6 text-sm font-semibold text-on-accent shadow-2 hover:bg-accent-hover active:bg-accent-active"
          onClick={onShow}
        >
          <ChevronDown aria-hidden size={16} />
          {count === 1 ? "1 new order" : `${count} new orders`}
        </button>
      )}
    </div>
  );
}

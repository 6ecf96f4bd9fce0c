import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { useShop } from "../../../../components/shop-context.ts";
import { canWait, stepPlaces, type Opening } from "./steps.ts";
import { useOpeningCommand } from "./use-opening-command.ts";

/** Asks once before the shop opens: what visitors will get, and what is still missing. */
export function OpenDialog({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const { name } = useShop();
  const { pending, problem, fields, openShop } = useOpeningCommand();
  const later = opening.state === "PREPARING" ? canWait(opening.steps) : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Open ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="filled"
            pending={pending}
            onClick={() => void openShop().then((done) => done && onClose())}
          >
            Open the shop
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          Visitors see the shop and can order from now on, and search engines may list it. It stays
          open until you close it.
        </p>
        {later.length > 0 && (
          <div>
            <p className="font-demi text-ink">Still missing. It can wait:</p>
            <ul className="mt-1 list-disc pl-5">
              {later.map(({ step, has }) => (
                <li key={step}>
                  {stepPlaces[step].title}: {has}
                </li>
              ))}
            </ul>
          </div>
        )}
        {problem !== null && (
          <MessageBox tone="danger" takeFocus>
            {fields.length > 0 ? fields.map(({ message }) => message).join(". ") : problem}
          </MessageBox>
        )}
      </div>
    </Dialog>
  );
}

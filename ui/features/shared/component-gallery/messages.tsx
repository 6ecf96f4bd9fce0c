import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { notify } from "../../../components/toast.tsx";
import { Columns, Part, Row } from "./part.tsx";

/** Messages and empty states. */
export function Messages() {
  return (
    <>
      <Part title="Messages">
        <Columns>
          <MessageBox tone="danger">Invalid login credentials. Please try again.</MessageBox>
          <MessageBox tone="success">Order successfully placed!</MessageBox>
          <MessageBox tone="warn" action={<Button size="dense">Undo</Button>}>
            Only 2 left. We set the quantity to 2.
          </MessageBox>
          <MessageBox tone="info">Placing your order…</MessageBox>
        </Columns>
        <Row>
          <Button
            onClick={() =>
              notify.success("Order status updated to Delivered", {
                label: "Undo",
                onPress: () => {},
              })
            }
          >
            Show a toast
          </Button>
          <Button onClick={() => notify.failure("Failed to update order status")}>
            Show a failure
          </Button>
        </Row>
      </Part>
      <Part title="Empty, loading, error">
        <Columns>
          <Empty
            door="open"
            heading="Your cart is empty."
            action={
              <LinkButton variant="filled" to="/category">
                Explore the collection
              </LinkButton>
            }
          >
            Come in and look around.
          </Empty>
          <Empty door="shuttered" heading="No items found" action={<Button>Clear filters</Button>}>
            Nothing matches this search and these filters together.
          </Empty>
          <Loading className="grid gap-3">
            <Skeleton className="aspect-(--ratio-tile)" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-10" />
          </Loading>
        </Columns>
      </Part>
    </>
  );
}

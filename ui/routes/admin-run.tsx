import { AdminBar } from "../components/admin-bar.tsx";
import { Empty } from "../components/empty.tsx";

/** Where drivers find their runs. */
export function Component() {
  return (
    <>
      <AdminBar title="Your runs" />
      <div className="p-4 md:p-6">
        <Empty door="open" heading="Your runs open here">
          The office plans a run and gives it to you.
        </Empty>
      </div>
    </>
  );
}

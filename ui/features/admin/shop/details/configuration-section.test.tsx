import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { ConfigurationSection } from "./configuration-section.tsx";

afterEach(() => vi.unstubAllGlobals());

const change = { what: "Shop name", now: "“Nivasa”", after: "“Ambalama”" };

function open(status: number, answer: object) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer, { status }));
  vi.stubGlobal("fetch", fetched);
  render(<ConfigurationSection />);
  fireEvent.change(screen.getByLabelText("Configuration file to import"), {
    target: { files: [new File(["zip"], "shop.zip")] },
  });
  return fetched;
}

const bodies = (fetched: ReturnType<typeof open>) =>
  fetched.mock.calls.map(([, sent]) => JSON.parse(sent?.body as string) as { confirm: boolean });

it("lists what changes, and stores it only after Import", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const leftOut = ["The fee of the zone hills, which this shop lacks"];
  const fetched = open(200, { changes: [change], leftOut });
  const list = within(await screen.findByRole("region", { name: "What the import changes" }));
  expect(list.getByRole("row", { name: "Shop name “Nivasa” “Ambalama”" })).toBeTruthy();
  expect(list.getByText(/zone hills/)).toBeTruthy();
  expect(bodies(fetched).map(({ confirm }) => confirm)).toEqual([false]);
  fireEvent.click(list.getByRole("button", { name: "Import" }));
  await waitFor(() => expect(said).toHaveBeenCalledWith("Configuration imported."));
  expect(bodies(fetched).map(({ confirm }) => confirm)).toEqual([false, true]);
});

it("says why a file is refused", async () => {
  open(400, { message: "Please check.", fields: [{ field: "data", message: "Newer version." }] });
  expect(await screen.findByText("Newer version.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
});

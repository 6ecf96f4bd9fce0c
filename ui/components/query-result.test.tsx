import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QueryResult, type QueryResultProps } from "./query-result.tsx";

function show(props: Partial<QueryResultProps<string>>) {
  const retry = vi.fn(() => Promise.reject(new Error("No response")));
  render(
    <QueryResult
      data={null}
      failed={undefined}
      retry={retry}
      failure="Couldn’t load the lamps."
      skeleton="Loading lamps"
      {...props}
    >
      {(data) => <p>{data}</p>}
    </QueryResult>,
  );
  return retry;
}

test("a first request shows the placeholder, and a failed one only the failure", () => {
  show({});
  expect(screen.getByText("Loading lamps")).toBeTruthy();
  cleanup();
  show({ failed: true });
  expect(screen.getByRole("alert").textContent).toContain("Couldn’t load the lamps.");
  expect(screen.queryByText("Loading lamps")).toBeNull();
});

test("a retry that fails again leaves the failure visible", async () => {
  const retry = show({ failed: true, failure: { heading: "No lamps", text: "Try later." } });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
  await expect(retry.mock.results[0]?.value).rejects.toThrow("No response");
  expect(screen.getByRole("heading", { name: "No lamps" })).toBeTruthy();
});

test("earlier data stay, stay below a notice, or are replaced if a request fails", () => {
  show({ data: "A lamp", failed: true });
  expect(screen.getByText("A lamp")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  show({ data: "A lamp", failed: true, ifStale: { tone: "danger" } });
  expect(screen.getByText("A lamp")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Couldn’t load the lamps.");
  cleanup();
  show({ data: "A lamp", failed: true, ifStale: "replace" });
  expect(screen.queryByText("A lamp")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("Couldn’t load the lamps.");
});

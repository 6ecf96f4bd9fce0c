import { vi } from "vitest";

// Runs before each file: what an earlier one has loaded of the shop, and what that keeps, in memory
// or in the browser, is not this one's.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

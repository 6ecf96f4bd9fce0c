import { vi } from "vitest";

// Runs before each file: what an earlier one has loaded of the shop, and what that keeps, is not this one's.
vi.resetModules();
